"""The rolling library of training pages: every round adds a fresh book and forgets the oldest."""

from pathlib import Path

from ficha_train.pages.book import BookPage, has_book, make_book, open_book
from ficha_train.recipes import DetectorRecipe


def book_name(number: int) -> str:
    return f"train-{number:05d}"


def make_training_book(data: Path, recipe: DetectorRecipe, number: int) -> None:
    """Generate book `number` unless it is there."""
    if not has_book(data, book_name(number)):
        make_book(data, book_name(number), "train", recipe.book_pages, recipe.seed + number)


class Library:
    def __init__(self, data: Path, recipe: DetectorRecipe) -> None:
        self._data, self._recipe = data, recipe
        self._books: dict[int, list[BookPage]] = {}

    def round(self, number: int) -> list[BookPage]:
        """Every page at hand in round `number`, its fresh book among them."""
        recipe = self._recipe
        make_training_book(self._data, recipe, number)
        for kept in range(max(0, number - recipe.pool_books + 1), number + 1):
            if kept not in self._books and has_book(self._data, book_name(kept)):
                self._books[kept] = open_book(self._data, book_name(kept))
        for old in [old for old in self._books if old <= number - recipe.pool_books]:
            self._books.pop(old)
            for suffix in (".npz", ".json"):
                (self._data / "pages" / (book_name(old) + suffix)).unlink()
        return [page for book in self._books.values() for page in book]
