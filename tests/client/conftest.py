"""Clients speak to real servers: what these log as an error is an error here, too."""

from tests.server.errors import errors_are_heard, no_error, no_error_when_servers_end

__all__ = ["errors_are_heard", "no_error", "no_error_when_servers_end"]
