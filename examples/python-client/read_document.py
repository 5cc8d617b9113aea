"""python3 read_document.py TYPE FILE…: uploads one document, waits for it and prints its fields."""
import os
import sys
import requests

URL = os.environ.get("FICHA_URL", "http://localhost:8787/v1")
session = requests.Session()
session.headers["SERVICE-API-KEY"] = os.environ["FICHA_API_KEY"]


def read(document_type: str, paths: list[str]) -> dict:
    files = [("files", (os.path.basename(path), open(path, "rb"))) for path in paths]
    answer = session.post(f"{URL}/documents/upload", data={"type": document_type}, files=files, timeout=60)
    answer.raise_for_status()
    document = answer.json()
    while document["status"] == 0:  # RECEIVED: the service holds the request until it is read, 20 seconds at most
        answer = session.get(f"{URL}/documents/{document['id']}", params={"wait": 20}, timeout=60)
        answer.raise_for_status()
        document = answer.json()
    return document


if __name__ == "__main__":
    read_document = read(sys.argv[1], sys.argv[2:])
    if read_document["status"] == 2:
        sys.exit(f"{read_document['error']['code']}: {read_document['error']['message']}")
    for name, value in read_document["data"].items():
        print(f"{name}: {value}")
