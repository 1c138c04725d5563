"""Files for systemd, containers and releases: what their commands do, what limits them, what's pinned."""

import os
import re
import shlex
import shutil
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest

from k2bot.host.store.backups import MAX_AGE

ROOT = Path(__file__).parents[1]
DEPLOY = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "deploy").iterdir()}
COMPOSE = ("compose.yaml", "compose.postgresql.yaml")
WORKFLOWS = {
    path.name: path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").iterdir()
}
DIGEST = re.compile(r"@sha256:[0-9a-f]{64}$")


def lines(pattern, text):
    """What a pattern finds in lines of a file."""
    return re.findall(pattern, text, re.MULTILINE)


def blocks(text):
    """The services of a compose file, or the jobs of a workflow."""
    return re.split(r"^  (?=\w)", text, flags=re.MULTILINE)[1:]


@pytest.fixture
def shell(tmp_path):
    """Runs a shell script in which these programs are scripts; returns the exit code and what was printed."""

    def run(script, *arguments, **programs):
        for name, program in programs.items():
            (tmp_path / name).write_text(f"#!/bin/sh\n{program}\n")
            (tmp_path / name).chmod(0o755)
        done = subprocess.run(  # noqa: S603 - our own files
            ["/bin/sh", "-c", script, *arguments],
            cwd=tmp_path,
            env={"PATH": f"{tmp_path}:{os.environ['PATH']}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=60,
        )
        return done.returncode, done.stdout.splitlines()

    return run


def in_yaml(file, pattern, folders):
    """A script in a compose file, as its container gets it, with folders of the container elsewhere."""
    (script,) = re.findall(pattern, DEPLOY[file], re.MULTILINE | re.DOTALL)
    script = script.replace("$$", "$")
    for folder, instead in folders.items():
        script = script.replace(folder, str(instead))
    return script


def test_commands_reach_the_bot_in_compose_with_the_password(shell, tmp_path):
    (tmp_path / "database_password").write_text("secret")
    script = in_yaml(
        "compose.postgresql.yaml", r"^    - (PGPASSWORD=.*?)\n    - bot$", {"/run/secrets": tmp_path}
    )
    said = shell(" ".join(script.split()), "bot", "check", "1 2", python='printf "%s\\n" "$PGPASSWORD" "$@"')
    own = ["/app/bot.py", "--health-port", "8612", "--database", "postgresql://k2bot@database/k2bot"]
    assert said == (0, ["secret", *own, "check", "1 2"])


@pytest.mark.parametrize("file", COMPOSE)
def test_a_backup_that_fails_in_compose_is_tried_again_soon(shell, tmp_path, file):
    (tmp_path / "database_password").write_text("secret")
    script = in_yaml(file, r"\|\n( +trap .*? done)\n", {"/run/secrets": tmp_path})
    code, said = shell(
        script,
        sleep='echo "$1"; test "$(ls | grep -c pause)" -lt 2 && : > "pause-$1"',
        python='test -e "pause-600" && echo "$@" | grep -o "backup /.*"',
        date="echo Mon",
    )
    assert (code, said) == (0, ["60", "600", "backup /backups/k2bot-Mon.sqlite3", "86400"])


@pytest.mark.parametrize("file", COMPOSE)
def test_the_health_check_of_backups_in_compose_looks_for_a_whole_new_one(shell, tmp_path, file):
    check = in_yaml(file, r"^      test: (find .*?)$", {"/backups": tmp_path})
    backup = tmp_path / "k2bot-Mon.sqlite3.part"
    backup.write_text("unfinished")
    assert shell(check)[0] == 1
    backup = backup.rename(tmp_path / "k2bot-Mon.sqlite3")
    assert shell(check)[0] == 0
    now = backup.stat().st_mtime
    for age, code in ((MAX_AGE - timedelta(hours=1), 0), (MAX_AGE + timedelta(hours=1), 1)):
        os.utime(backup, (now, now - age.total_seconds()))
        assert shell(check)[0] == code


@pytest.mark.parametrize("file", COMPOSE)
def test_compose_limits_the_bot_as_its_unit_does(file):
    unit, text = DEPLOY["k2bot.service"], DEPLOY[file]
    shared, services = text.partition("\nsecrets:")[0].split("\nservices:\n")
    (memory,), (tasks,) = lines(r"^MemoryHigh=(\w+)$", unit), lines(r"^TasksMax=(\w+)$", unit)
    limits = {f"mem_limit: {memory.lower()}", f"pids_limit: {tasks}", "max-size: 10m", "read_only: true"}
    assert limits <= {line.strip() for line in shared.splitlines()}
    for service in blocks(services):
        assert "    <<: *bot\n" in service or "    logging: *logging\n" in service
    assert "command: [--health-address, 0.0.0.0]" in text
    assert "ports:" not in text, "nobody outside may read the metrics"


def test_a_failed_backup_tells_its_owner(shell, tmp_path):
    (told,) = lines(r"^OnFailure=(.+)$", DEPLOY["k2bot-backup.service"])
    name, instance = told.replace("%n", "k2bot-backup.service").removesuffix(".service").split("@")
    (line,) = lines(r"^ExecStart=(.+)$", DEPLOY[f"{name}@.service"])
    _, _, script = shlex.split(line.replace("%i", instance).replace("/etc/k2bot", str(tmp_path)))
    news = "<2>k2bot-backup.service has failed, see: journalctl --unit=k2bot-backup.service"
    assert shell(script) == (0, [news])
    assert shell(script, **{"on-failure": 'echo "mail: $1"'}) == (0, [news, "mail: k2bot-backup.service"])


def test_everything_that_builds_and_runs_the_bot_is_pinned():
    images = lines(r"^FROM (\S*[:/@]\S*)", DEPLOY["Dockerfile"])
    for file in COMPOSE:
        images += [name for name in lines(r"^ +image: (\S+)$", DEPLOY[file]) if ":" in name]
    for text in WORKFLOWS.values():
        images += re.findall(r"(?:image: |image=|generator=)(\S+)", text)
        for action in lines(r"uses: (.+)$", text):
            assert action.startswith("./") or re.fullmatch(r"\S+@[0-9a-f]{40} # v[\d.]+", action), action
        assert "pip install" not in text, "requirements-dev.lock has the hashes"
        assert "-latest" not in text
    assert len(images) == 5
    assert [name for name in images if not DIGEST.search(name)] == []


def test_a_release_needs_the_checks_of_its_commit():
    jobs = WORKFLOWS["release.yml"].partition("\njobs:\n")[2]
    check, *others = blocks(jobs)
    assert check.split() == ["check:", "uses:", "./.github/workflows/check.yml"]
    assert "  workflow_call:\n" in WORKFLOWS["check.yml"]
    assert len(others) == 2
    assert all("    needs: check\n" in job for job in others)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="it comes with systemd")
def test_the_documented_score_of_the_unit_is_what_systemd_says():
    def said(*arguments):
        return subprocess.run(  # noqa: S603 - trusted command
            ["systemd-analyze", *arguments],  # noqa: S607 - wherever it is
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    documented = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    known, score = re.search(
        r"`systemd-analyze security\s--offline=true`\s\(systemd\s(\d+)\)\srates\sthe\sunit\s([\d.]+)",
        documented,
    ).groups()
    if said("--version").split()[1] != known:
        pytest.skip("other versions look at other things")
    told = said("security", "--offline=true", str(ROOT / "deploy" / "k2bot.service"))
    assert f"Overall exposure level for k2bot.service: {score} " in told
