"""OpenAPI: the document that describes the HTTP interface, made from the same table as its routes."""

import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from types import NoneType
from typing import Any, Final

import msgspec

import fondaco
from fondaco.server.http import JSON, AnyEndpoint, Call, Endpoint
from fondaco.server.messages import FromClient, FromServer, Problem

REF: Final = "#/components/schemas/{name}"
ABOUT: Final = """Tables of Fondaco. Messages carry codes and data; `GET /api/words/{game}/{language}` has the words.

A game is played over the WebSocket `/api/tables/{id}/socket`: the client sends `FromClient`, the server `FromServer`
(see the schemas). People are known by a cookie, programs by the token of a seat."""


def document(endpoints: Iterable[AnyEndpoint]) -> dict[str, Any]:
    """The OpenAPI 3.1 document of a table of endpoints."""
    endpoints = list(endpoints)
    types: list[Any] = [Problem, FromClient, FromServer]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.body, endpoint.answer) if kind not in (type(None), bytes)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    components |= {"FromClient": schemas[1], "FromServer": schemas[2]}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fondaco", "version": fondaco.__version__, "description": ABOUT, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }


def _operation(endpoint: AnyEndpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ],
        "responses": _responses(endpoint),
    }
    if endpoint.has_body():
        operation["requestBody"] = {"required": True, "content": _content([endpoint.body], JSON)}
    if endpoint.bearer:
        operation["security"] = [{}, {"seat": []}]
    return operation


def _responses(endpoint: AnyEndpoint) -> dict[str, Any]:
    status = 204 if endpoint.answer is type(None) else endpoint.status
    done: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if endpoint.answer is bytes:
        done["content"] = {endpoint.media: {"schema": {"type": "string"}}}
    elif endpoint.answer is not type(None):
        done["content"] = _content([endpoint.answer], endpoint.media)
    responses = {str(status): done}
    if endpoint.kept:
        responses["304"] = {"description": "It is what the reader has."}
    for refusal, codes in endpoint.denials().items():
        responses[str(refusal)] = {"description": ", ".join(codes), "content": _content([Problem], JSON)}
    return responses


def _content(types: Sequence[Any], media: str) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components(types, ref_template=REF)
    return {media: {"schema": schema}}


def endpoint_of(endpoints: Iterable[AnyEndpoint]) -> AnyEndpoint:
    """The endpoint that serves the document of the others."""
    written = msgspec.json.encode(document(endpoints))

    async def openapi(call: Call[None]) -> bytes:
        return written

    return Endpoint("GET", "/api/openapi.json", "This interface", openapi, NoneType, bytes, kept=True)
