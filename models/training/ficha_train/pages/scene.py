"""A document in front of a scanner or a camera: background, perspective, light, wear. Gives the page that the
detector sees.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image

from ficha_train.fonts.faces import Faces
from ficha_train.pages import graphics, ornaments
from ficha_train.pages.canvas import Canvas, PlacedLine
from ficha_train.pages.card import CardMaker
from ficha_train.pages.cells import CellsMaker
from ficha_train.pages.large_print import LargePrintMaker
from ficha_train.pages.legibility import legibility
from ficha_train.pages.receipt import ReceiptMaker
from ficha_train.pages.sheet import SheetMaker
from ficha_train.pages.written import WrittenMaker
from ficha_train.render import capture
from ficha_train.render.dice import Dice
from ficha_train.render.textures import Textures

KINDS = {"sheet": 28, "card": 26, "export": 4, "cells": 18, "receipt": 11, "print": 13, "written": 26}
"""What training pages are, and how often."""
EM_RANGE = (10.0, 40.0)
"""Pixels an em of parts of pages: half of real pages have more than 20."""


@dataclass(frozen=True)
class Page:
    """pixels: uint8 [height, width]; lines: their quads in page pixels; documents: quads [4, 2] of sheets and
    cards, clockwise from the document's own top-left.
    """

    pixels: np.ndarray
    lines: list[PlacedLine]
    documents: list[np.ndarray]
    kind: str


def _moved(points: np.ndarray, matrix: np.ndarray) -> np.ndarray:
    return cv2.perspectiveTransform(points.reshape(-1, 1, 2).astype(np.float32), matrix).reshape(-1, 2)


def _seen(page: np.ndarray, ink: np.ndarray, lines: list[PlacedLine]) -> list[PlacedLine]:
    """The lines, each with how much of it is left to see."""
    return [PlacedLine(line.quad, line.text, legibility(page, ink, line.quad)) for line in lines]


class SceneMaker:
    """Makes pages from a seed. kind: "sheet", "card" or None for the training mixture; clean: a rendered sheet as
    it is.
    """

    def __init__(self, faces: Faces, seed: int, kind: str | None = None, clean: bool = False) -> None:
        self.dice = Dice(seed)
        self.faces = faces
        self.textures = Textures(self.dice)
        self.kind, self.clean = kind, clean
        self._behind: Image.Image | None = None

    def make(self) -> Page:
        kind = self.kind or self.dice.r.choices(list(KINDS), list(KINDS.values()))[0]
        if kind == "sheet":
            height = self.dice.r.randint(1050, 1344)
            canvas = SheetMaker(self.dice, self.faces, self.textures, height).make()
            if self.clean:
                corners = np.array([[0, 0], [canvas.width, 0], [canvas.width, height], [0, height]], np.float32)
                page = np.asarray(canvas.image)
                return Page(page, _seen(page, np.asarray(canvas.ink), canvas.lines), [corners], kind)
            self._show_through(canvas)
            return self._photographed(canvas, kind) if self.dice.chance(0.3) else self._scanned(canvas, kind)
        if kind in ("cells", "receipt", "print", "written"):
            return self._part(kind)
        if kind == "card":
            return self._photographed(
                CardMaker(self.dice, self.faces, self.textures, self.dice.r.randint(640, 1000)).make(), kind
            )
        return self._scanned(self._export(), kind)

    def _part(self, kind: str) -> Page:
        """A page, or a window of one, with print at any size that is read."""
        dice = self.dice
        em = float(np.exp(dice.between(*np.log(EM_RANGE))))
        height = dice.r.randint(700, 1344)
        width = round(height * dice.between(0.45, 1.35))
        if kind == "receipt":
            em = min(em, 34.0)
            canvas = ReceiptMaker(dice, self.faces, round(em * dice.between(17, 32)), em).make()
        elif kind == "cells":
            canvas = CellsMaker(dice, self.faces, width, height, em).make()
        elif kind == "written":
            canvas = WrittenMaker(dice, self.faces, width, height, min(em, 30.0)).make()
        else:
            canvas = LargePrintMaker(dice, self.faces, width, height, em).make()
        if dice.chance(0.12):
            canvas.ground(self.textures.cut(dice, canvas.height, canvas.width), dice.between(3, 30))
        if dice.chance(0.06):
            ornaments.border(canvas, dice, dice.r.randint(20, 150))
        self._show_through(canvas)
        if dice.chance(0.35):
            return self._photographed(canvas, kind)
        return self._scanned(canvas, kind) if dice.chance(0.4) else self._window(canvas, kind)

    def _show_through(self, canvas: Canvas) -> None:
        """One sheet in ten lets the print of its back, or of the next sheet, through."""
        if self._behind is not None and self.dice.chance(0.1):
            ornaments.show_through(canvas, self.dice, self._behind, self.dice.between(0.05, 0.25))
        self._behind = canvas.ink.copy()

    def _window(self, canvas: Canvas, kind: str) -> Page:
        """Straight and filling the frame: a window of a scan, or what a program wrote."""
        corners = np.array(
            [[0, 0], [canvas.width, 0], [canvas.width, canvas.height], [0, canvas.height]], np.float32
        )
        page = np.asarray(canvas.image).astype(np.float32)
        pixels = self._captured(page, True) if self.dice.chance(0.75) else capture.to_bytes(page)
        return Page(pixels, _seen(pixels, np.asarray(canvas.ink), canvas.lines), [corners], kind)

    def _export(self) -> Canvas:
        """The A4 page that the licence's app writes: three card panels at the left, QR code and a paragraph at the
        right.
        """
        dice, canvas = self.dice, Canvas(930, 1316, 250)
        sheet = SheetMaker(dice, self.faces, self.textures, 1316)
        maker = CardMaker(dice, self.faces, self.textures, 800)
        canvas.pen.rectangle((0, 0, 930, 66), fill=80)
        for row, printed in enumerate((maker.front(), maker.back(), maker.legend())):
            scale = 0.46 * 930 / printed.width
            size = (int(printed.width * scale), int(printed.height * scale))
            x, y = 40, 100 + row * (size[1] + 16)
            canvas.image.paste(printed.image.resize(size), (x, y))
            canvas.ink.paste(printed.ink.resize(size), (x, y))
            canvas.lines += [
                PlacedLine(line.quad * scale + np.array([x, y], np.float32), line.text) for line in printed.lines
            ]
        sheet.canvas, sheet.left, sheet.right, sheet.y, sheet.bottom = canvas, 520.0, 890.0, 430.0, 800.0
        graphics.qr_code(canvas, dice, 560, 120, 280)
        sheet.prose()
        return canvas

    def _scanned(self, canvas: Canvas, kind: str) -> Page:
        """Flat, nearly straight, filling the frame; a scanner's lid or glass beyond the edges."""
        dice, width, height = self.dice, canvas.width, canvas.height
        turn, scale = np.deg2rad(dice.r.gauss(0, 0.9)), dice.between(0.9, 1.06)
        c, s = np.cos(turn) * scale, np.sin(turn) * scale
        centre = np.array([width / 2, height / 2])
        corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
        placed = (corners - centre) @ np.array([[c, s], [-s, c]]) + centre + dice.n.uniform(-0.02, 0.02, 2) * width
        beyond = np.full((height, width), dice.r.choice([250.0, 235.0, 25.0, 5.0]), np.float32)
        return self._taken(canvas, corners, placed.astype(np.float32), beyond, kind, bound_to_scan=True)

    def _photographed(self, canvas: Canvas, kind: str) -> Page:
        """On a table, from the side, at some angle."""
        dice = self.dice
        long, share = dice.r.randint(900, 1344), dice.r.choice([0.75, 0.75, 0.6, 1.0])
        upright = (canvas.height > canvas.width) != dice.chance(0.12)
        width, height = (int(long * share), long) if upright else (long, int(long * share))
        room = dice.between(0.62, 0.99)
        scale = room * min(width / canvas.width, height / canvas.height)
        turn = np.deg2rad(dice.r.gauss(0, 5))
        c, s = np.cos(turn) * scale, np.sin(turn) * scale
        corners = np.array(
            [[0, 0], [canvas.width, 0], [canvas.width, canvas.height], [0, canvas.height]], np.float32
        )
        placed = (corners - [canvas.width / 2, canvas.height / 2]) @ np.array([[c, s], [-s, c]]) + [
            width / 2,
            height / 2,
        ]
        placed += (
            dice.n.standard_normal((4, 2)) * dice.between(0, 0.03) * width + dice.n.uniform(-0.04, 0.04, 2) * width
        )
        beyond = np.full((height, width), dice.between(15, 235), np.float32) + self.textures.cut(
            dice, height, width
        ) * dice.between(3, 70)
        if dice.chance(0.35):
            # Other things on the table: dark and light boxes behind the document.
            for _ in range(dice.r.randint(1, 4)):
                x, y = dice.r.randrange(width), dice.r.randrange(height)
                beyond[y : y + dice.r.randint(20, height // 2), x : x + dice.r.randint(20, width // 2)] = (
                    dice.between(0, 255)
                )
        return self._taken(canvas, corners, placed.astype(np.float32), beyond, kind, bound_to_scan=False)

    def _taken(
        self,
        canvas: Canvas,
        corners: np.ndarray,
        placed: np.ndarray,
        beyond: np.ndarray,
        kind: str,
        bound_to_scan: bool,
    ) -> Page:
        dice, (height, width) = self.dice, beyond.shape
        matrix = cv2.getPerspectiveTransform(corners, placed)
        printed = np.asarray(canvas.image)
        shrink = np.linalg.norm(placed[1] - placed[0]) / canvas.width
        if shrink < 0.8:
            printed = cv2.GaussianBlur(printed, (0, 0), 0.4 / shrink)
        flat = cv2.warpPerspective(printed, matrix, (width, height), flags=cv2.INTER_LINEAR).astype(np.float32)
        cover = (
            cv2.warpPerspective(np.full_like(printed, 255), matrix, (width, height), flags=cv2.INTER_LINEAR).astype(
                np.float32
            )
            / 255
        )
        if not bound_to_scan and dice.chance(0.5):
            shadow = cv2.GaussianBlur(
                np.roll(cover, (dice.r.randint(-9, 9), dice.r.randint(-9, 9)), (0, 1)), (0, 0), dice.between(2, 9)
            )
            beyond = beyond * (1 - 0.5 * shadow)
        page = self._captured(flat * cover + beyond * (1 - cover), bound_to_scan)
        lines = [PlacedLine(_moved(line.quad, matrix), line.text) for line in canvas.lines]
        inside = [
            line for line in lines if 0 <= line.quad[:, 0].mean() < width and 0 <= line.quad[:, 1].mean() < height
        ]
        ink = np.asarray(canvas.ink)
        if shrink < 0.8:
            ink = cv2.GaussianBlur(ink, (0, 0), 0.4 / shrink)
        ink = cv2.warpPerspective(ink, matrix, (width, height), flags=cv2.INTER_LINEAR)
        return Page(page, _seen(page, ink, inside), [placed], kind)

    def _captured(self, page: np.ndarray, scanned: bool) -> np.ndarray:
        dice = self.dice
        if dice.chance(0.25 if scanned else 0.7):
            page = capture.shade(page, dice)
        if dice.chance(0.03 if scanned else 0.25):
            page = capture.glare(page, dice)
        if dice.chance(0.12):
            page = capture.fold(page, dice)
        if dice.chance(0.6):
            page = cv2.GaussianBlur(page, (0, 0), dice.between(0.3, 1.0))
        if dice.chance(0.04):
            page = capture.moire(page, dice)
        if scanned and dice.chance(0.12):
            page = capture.photocopy(page, dice)
        elif scanned and dice.chance(0.15):
            return capture.to_bytes(capture.bilevel(page, dice))
        if dice.chance(0.7):
            # Half of real paper is as good as still; cameras in poor light are not.
            page = capture.noise(page, dice, 0.3, dice.r.choice([1.5, 3, 3, 12]))
        pixels = capture.to_bytes(page)
        return capture.jpeg(pixels, dice.r.randint(22, 88)) if dice.chance(0.5) else pixels
