"""Schemathesis against the whole HTTP interface: whatever is sent, the answer is one that the document promises."""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from fondaco.server.app import ENDPOINTS
from fondaco.server.openapi import document
from tests.server.conftest import Ground, Servers

EXAMPLES = 100 if os.environ.get("FONDACO_PROFILE") == "long" else 4
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
thorough = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def servers(ground: Ground) -> Iterator[Servers]:
    """Without limits: the fuzzer comes hundreds of times from one address, and would learn no more than that."""
    with ground.servers(ground.settings(rates={})) as found:
        yield found


@pytest.fixture(scope="module")
def base(servers: Servers) -> str:
    return servers.bases[0]


@pytest.fixture(scope="module")
def host(servers: Servers) -> httpx.Client:
    """Somebody with a table whose game has begun; at the other server, where there are two."""
    client = httpx.Client(base_url=servers.bases[1])
    client.put("/api/me/name", json={"name": "Anna"})
    return client


@pytest.fixture(scope="module")
def table(host: httpx.Client) -> str:
    opened = host.post("/api/tables", json={"game": "calimala", "seats": 3, "bots": ["random", "random"]}).json()
    table = str(opened["table"]["id"])
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    return table


REJECTIONS = ["400", "401", "403", "404", "405", "409", "413", "415", "422"]
"""How something wrong may be refused."""
CONFIG = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REJECTIONS}}})
interface = schemathesis.openapi.from_dict(document(ENDPOINTS), config=CONFIG)


# Nothing that a stranger may do differs from ground to ground.
@pytest.mark.parametrize("ground", ["file"], indirect=True, scope="module")
@interface.parametrize()
@thorough
def test_a_stranger_gets_what_the_document_promises(case: schemathesis.Case[Any], base: str) -> None:
    case.call_and_validate(base_url=base, timeout=60, checks=CHECKS)


@interface.parametrize()
@thorough
def test_somebody_at_a_table_gets_what_the_document_promises(
    case: schemathesis.Case[Any], base: str, host: httpx.Client, table: str
) -> None:
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table
    cookie = {"cookie": f"fondaco={host.cookies['fondaco']}"}
    case.call_and_validate(base_url=base, timeout=60, checks=CHECKS, headers=cookie)


def test_the_server_is_well_after_all_this(base: str) -> None:
    assert httpx.get(f"{base}/healthz").status_code == 200
