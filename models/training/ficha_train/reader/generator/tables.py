"""Tables of papers: rows as they stand, and a row or a column for each record."""

from ficha_train.reader.generator.arrange import table, transposed
from ficha_train.reader.generator.boxes import BoxForm
from ficha_train.reader.generator.lines import count_of, is_kept, kept_line
from ficha_train.reader.generator.tokens import Slot, Text, plain_words

Record = dict[str, Slot]
"""What is said anew for one activity, guardian, ward or plate."""


class TableForm(BoxForm):
    """What an engine knows of tables."""

    turned_tables = False

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        raise NotImplementedError

    def records(self, letter: str) -> list[Record]:
        """Those of `A`, `G`, `W`, `P` and `S`."""
        raise ValueError(f"papers of this type have no {letter}")

    def kept_pairs(self, rest: str, lost: float = 0) -> list[tuple[str, str]]:
        raise NotImplementedError

    def columns_of(self, kind: str, rest: str) -> list[tuple[str, str]]:
        """Heads and cells of a table of records."""
        return self.kept_pairs(rest)

    def head(self, template: str) -> str:
        return plain_words(self.words(template))

    def row(self, cells: list[Text]) -> list[Text]:
        return cells

    def table(self, lines: list[str]) -> None:
        rows: list[list[Text]] = []
        kept = [is_kept(self.dice, cell.strip()) for cell in lines[0][2:].split("¦")]
        for before, line in zip([lines[0], *lines], lines, strict=False):
            again = line[1] == "*"
            if line[1] in "GWAP":
                rows += [self._table_row(line[3:], kept, more) for more in self.records(line[1])]
                continue
            for _ in range((count_of(self.dice, line[3:]) if "-" in line[3:] else self.dice.between(1, int(line[3:]))) if again else 1):
                rows.append(self._table_row((before if again else line)[2:], kept))
        if len(rows) > 1 and self.turned_tables:
            transposed(self.page, [plain_words(cell) for cell in rows[0]], rows[1:])
        elif len(rows) > 1:
            table(self.page, [plain_words(cell) for cell in rows[0]], [self.row(row) for row in rows[1:]])

    def _table_row(self, row: str, kept: list[bool], more: Record | None = None) -> list[Text]:
        own = [cell for cell, stays in zip(row.split("¦"), kept, strict=True) if stays]
        return [self.words(kept_line(cell.strip()), cell=True, **more or {}) for cell in own]

    def _records(self, kind: str, rest: str) -> None:
        """A row, or a column, for each record."""
        if kind == "RT":
            count, _, rest = rest.partition(" ")
            records: list[Record] = [{"nth": str(i + 1)} for i in range(self.dice.between(1, int(count)))]
        else:
            records = self.records(kind[0])
        pairs = self.columns_of(kind, rest)
        if not records or not pairs:
            return
        heads = [self.head(name) for name, _ in pairs]
        rows = self.record_rows(pairs, records)
        (transposed if self.is_turned(kind, len(rows)) else table)(self.page, heads, rows)

    def record_rows(self, pairs: list[tuple[str, str]], records: list[Record]) -> list[list[Text]]:
        return [[self.words(value, cell=True, **more) for _, value in pairs] for more in records]

    def is_turned(self, kind: str, count: int) -> bool:
        return kind[1] == "C"
