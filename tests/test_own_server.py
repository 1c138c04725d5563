"""The PostgreSQL server that a test has alone."""

import pytest

from tests.own_server import OwnServer, own_server


def test_of_a_server_that_does_not_get_ready_nothing_is_left(monkeypatch):
    """Neither its process nor its disk, which can't be taken from processes that still use it."""
    servers, lets_in = [], OwnServer._lets_in

    def refused(server):
        if lets_in(server):
            servers.append(server)
            raise AssertionError("not today")

    monkeypatch.setattr(OwnServer, "_lets_in", refused)
    with pytest.raises(AssertionError, match="not today"), own_server():
        pass
    (server,) = servers
    assert server._process.poll() is not None
    assert not server.folder.exists()
