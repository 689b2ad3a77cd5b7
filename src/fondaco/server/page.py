"""Page: the built page, served from the package."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

PAGE: Final = Path(__file__).parent / "page"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Files compressed in advance, the better one first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """The page has not been built.

In a checkout: `make page`, then load this again. (It brings a Node of its own if the machine has none.)
Installed by pip: what was installed was made without the page. In a checkout, `make page` and then `pip install
'.[server]'`, or make the wheel again after `make page`, and install that one.

The server itself is running; its interface is described in /api/openapi.json.
"""


def page_route(folder: Path = PAGE) -> Route:
    """The last route: files of the page, and its index for every address that the page itself understands."""

    async def page(request: Request) -> Response:
        request.scope.setdefault("state", {})["endpoint"] = "page"
        return answer(folder, request.path_params["path"], request.headers.get("accept-encoding", ""))

    return Route("/{path:path}", page, methods=["GET"])


def is_built(folder: Path = PAGE) -> bool:
    """Whether there is a page to serve."""
    return (folder / "index.html").is_file()


def answer(folder: Path, path: str, accepted: str) -> Response:
    """The file of a path, the index, or why there is none."""
    if path.startswith("api/"):
        raise HTTPException(404)
    if not is_built(folder):
        return PlainTextResponse(NOT_BUILT, 503)
    file = found(folder, path)
    if file is None:
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        file = folder / "index.html"
    kept = FOR_EVER if path.startswith("assets/") else "no-cache"
    return _sent(file, accepted, {"cache-control": kept, "vary": "accept-encoding"})


def found(folder: Path, path: str) -> Path | None:
    """The file of that path inside the folder, if there is one. A link that leads out of it leads nowhere."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _sent(file: Path, accepted: str, headers: dict[str, str]) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    offered = [encoding.partition(";")[0].strip() for encoding in accepted.split(",") if "q=0" not in encoding]
    for encoding, suffix in ENCODINGS.items():
        packed = file.with_name(file.name + suffix)
        if encoding in offered and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
