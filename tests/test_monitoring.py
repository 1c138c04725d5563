"""Monitoring in deploy/: dashboard and alerts use only metrics that a running bot exports."""

import json
import re
from pathlib import Path

from prometheus_client import generate_latest

from k2bot import metrics
from k2bot.host.store.backups import MAX_AGE

ROOT = Path(__file__).parents[1]
DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
ALERTS = (ROOT / "deploy" / "prometheus-alerts.yml").read_text(encoding="utf-8")
LABELLED = re.compile(r"(k2bot_\w+)(?:\{(\w+)[=~!])?")


def scraped():
    """Metric names with their labels, as a bot exports them once it has used all of them."""
    metrics.CALLS.labels("GET", 200)
    metrics.SHARD_READY.labels("0")
    metrics.LEASE_OWNED.labels("0")
    metrics.TABLES.labels("live")
    found = {}
    for line in generate_latest().decode().splitlines():
        if line.startswith("k2bot_"):
            name, _, labels = line.rpartition(" ")[0].partition("{")
            found.setdefault(name, set()).update(re.findall(r'(\w+)="', labels))
    return found


def queries():
    for panel in json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]:
        assert panel["targets"]
        yield from (target["expr"] for target in panel["targets"])
    yield from re.findall(r"^ +expr: (.+)$", ALERTS, re.MULTILINE)


def test_every_query_uses_only_metrics_and_labels_that_exist():
    told, asked = scraped(), [*queries()]
    assert len(asked) > ALERTS.count("- alert:") > 0
    for query in asked:
        named = LABELLED.findall(query.replace('job="k2bot"', ""))
        assert named or query.startswith("up{"), query
        for name, label in named:
            assert name in told, query
            assert label in {"", *told[name]}, query
        groups = " ".join(re.findall(r"by \(([\w, ]+)\)", query))
        assert set(re.findall(r"\w+", groups)) <= set().union(*(told[name] for name, _ in named)), query


def test_alerts_and_the_check_find_the_same_backups_too_old():
    assert f"max(k2bot_backup_age_seconds) > {MAX_AGE.total_seconds():.0f}\n" in ALERTS


def test_every_alert_is_documented():
    operations = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    named = re.findall(r"- alert: (\w+)", ALERTS)
    assert named == re.findall(r"^\| `(K2bot\w+)` \|", operations, re.MULTILINE)
