"""python3 read_document.py TYPE FILE…: uploads one document, waits for it and prints its fields."""
import os
import sys
import requests

URL = os.environ.get("FICHA_URL", "http://localhost:8787/v1")
session = requests.Session()
session.headers["SERVICE-API-KEY"] = os.environ.get("FICHA_API_KEY", "")


def read(document_type: str, paths: list[str]) -> dict:
    files = [("files", (os.path.basename(path), open(path, "rb"))) for path in paths]
    document = ask("POST", "/documents/upload", data={"type": document_type}, files=files)
    while document["status"] == 0:  # RECEIVED: the service holds the request until it is read, 20 seconds at most
        document = ask("GET", f"/documents/{document['id']}", params={"wait": 20})
    if document["status"] == 2:
        fail(document["error"])
    return document


def ask(method: str, path: str, **options) -> dict:
    try:
        answer = session.request(method, URL + path, timeout=60, **options)
    except requests.ConnectionError:
        sys.exit(f"no service answers at {URL}")
    if not answer.ok:  # every error is application/problem+json, with a code that stays the same
        fail(answer.json())
    return answer.json()


def fail(problem: dict) -> None:
    reasons = [f"  {one['parameter']}: {one['detail']}" for one in problem.get("errors", [])]
    sys.exit("\n".join([f"{problem['code']}: {problem['detail']}", *reasons]))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    for name, value in read(sys.argv[1], sys.argv[2:])["data"].items():
        print(f"{name}: {value}")
