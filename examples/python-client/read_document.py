"""python3 read_document.py TYPE FILE…: uploads one document, waits for it and prints its fields."""
import os
import sys
import uuid
import requests
from urllib3.util import Retry

URL = os.environ.get("FICHA_URL", "http://localhost:8787/v1")
# A 429 or 503 says in Retry-After how long to wait; the upload's Idempotency-Key keeps it from being made twice.
AGAIN = requests.adapters.HTTPAdapter(
    max_retries=Retry(5, connect=0, read=0, allowed_methods=None, raise_on_status=False)
)
session = requests.Session()
session.mount("http://", AGAIN)
session.mount("https://", AGAIN)
session.headers["SERVICE-API-KEY"] = os.environ.get("FICHA_API_KEY", "")


def read(document_type: str, paths: list[str]) -> dict:
    try:
        files = [("files", (os.path.basename(path), open(path, "rb"))) for path in paths]
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}")
    key = {"Idempotency-Key": str(uuid.uuid4())}
    document = ask("POST", "/documents/upload", data={"type": document_type}, files=files, headers=key)
    while document["status"] == 0:  # RECEIVED: the service holds the request until it is read, 20 seconds at most
        document = ask("GET", f"/documents/{document['id']}", params={"wait": 20})
    if document["status"] == 2:
        fail(document["error"])
    return document


def ask(method: str, path: str, **options) -> dict:
    try:
        answer = session.request(method, URL + path, timeout=60, **options)
        body = answer.json()
    except requests.JSONDecodeError:  # of a proxy, perhaps
        sys.exit(f"{URL} answers {answer.status_code}, and no JSON")
    except requests.RequestException:
        sys.exit(f"no service answers at {URL}")
    if not answer.ok:  # every error is application/problem+json, with a code that stays the same
        fail(body)
    return body


def fail(problem: dict) -> None:
    reasons = [f"  {one['parameter']}: {one['detail']}" for one in problem.get("errors", [])]
    sys.exit("\n".join([f"{problem['code']}: {problem['detail']}", *reasons]))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    for name, value in read(sys.argv[1], sys.argv[2:])["data"].items():
        print(f"{name}: {value}")
