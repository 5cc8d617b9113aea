import { luma } from './grey.ts'
import type { PngColour, PngHeader } from './png-chunks.ts'

const SAMPLES: Readonly<Record<PngColour, number>> = { grey: 1, rgb: 3, palette: 1, 'grey-alpha': 2, rgba: 4 }
const WHITE = 255

export function bitsPerPixel({ colour, depth }: PngHeader): number {
  return SAMPLES[colour] * depth
}

/** Turns a row of samples into grey values, over white where it is transparent. */
export type GreyRow = (row: Uint8Array, width: number, out: Uint8Array) => void

/** @returns what turns an unfiltered row, its filter byte first, into grey values */
export function greyRow(header: PngHeader): GreyRow {
  const bytes = header.depth === 16 ? 2 : 1
  switch (header.colour) {
    case 'grey':
      return header.depth === 16 ? wideGrey(header.transparency) : tableGrey(header.depth, greyTable(header))
    case 'palette':
      return tableGrey(header.depth, paletteTable(header))
    case 'rgb':
      return colourGrey(bytes, header.transparency)
    case 'grey-alpha':
      return (row, width, out) => {
        for (let x = 0, at = 1; x < width; x++, at += 2 * bytes)
          out[x] = overWhite(row[at] ?? 0, row[at + bytes] ?? 0)
      }
    case 'rgba':
      return (row, width, out) => {
        for (let x = 0, at = 1; x < width; x++, at += 4 * bytes) {
          const grey = luma(row[at] ?? 0, row[at + bytes] ?? 0, row[at + 2 * bytes] ?? 0)
          out[x] = overWhite(grey, row[at + 3 * bytes] ?? 0)
        }
      }
  }
}

function overWhite(grey: number, alpha: number): number {
  return alpha === 255 ? grey : (grey * alpha + WHITE * (255 - alpha) + 127) / 255
}

/** Samples of up to 8 bits by a table of what each stands for. */
function tableGrey(depth: number, table: Uint8Array): GreyRow {
  if (depth === 8) {
    if (table.every((grey, level) => grey === level))
      return (row, width, out) => out.set(row.subarray(1, width + 1))
    return (row, width, out) => {
      for (let x = 0; x < width; x++) out[x] = table[row[x + 1] ?? 0] ?? 0
    }
  }
  const perByte = 8 / depth
  const mask = (1 << depth) - 1
  return (row, width, out) => {
    for (let x = 0; x < width; x++) {
      const byte = row[1 + Math.floor(x / perByte)] ?? 0
      out[x] = table[(byte >> (8 - depth * ((x % perByte) + 1))) & mask] ?? 0
    }
  }
}

function greyTable({ depth, transparency }: PngHeader): Uint8Array {
  const last = (1 << depth) - 1
  const table = Uint8Array.from({ length: last + 1 }, (_, value) => (value * 255) / last)
  if (transparency.length >= 2) table[uint16(transparency, 0) & last] = WHITE
  return table
}

/** An index beyond the palette is white: PNG calls it an error and leaves open what it shows. */
function paletteTable({ palette, transparency }: PngHeader): Uint8Array {
  const table = new Uint8Array(256).fill(WHITE)
  for (let i = 0; i < Math.min(256, Math.floor(palette.length / 3)); i++) {
    const grey = luma(palette[3 * i] ?? 0, palette[3 * i + 1] ?? 0, palette[3 * i + 2] ?? 0)
    table[i] = overWhite(grey, transparency[i] ?? 255)
  }
  return table
}

function wideGrey(transparency: Uint8Array): GreyRow {
  const clear = transparency.length >= 2 ? uint16(transparency, 0) : -1
  return (row, width, out) => {
    for (let x = 0, at = 1; x < width; x++, at += 2)
      out[x] = uint16(row, at) === clear ? WHITE : (row[at] ?? 0)
  }
}

function colourGrey(bytes: 1 | 2, transparency: Uint8Array): GreyRow {
  const clear = transparency.length >= 6 ? [0, 2, 4].map((at) => uint16(transparency, at)) : null
  const sample = bytes === 2 ? uint16 : (row: Uint8Array, at: number) => row[at] ?? 0
  return (row, width, out) => {
    for (let x = 0, at = 1; x < width; x++, at += 3 * bytes) {
      const isClear = clear?.every((value, i) => sample(row, at + i * bytes) === value)
      out[x] = isClear ? WHITE : luma(row[at] ?? 0, row[at + bytes] ?? 0, row[at + 2 * bytes] ?? 0)
    }
  }
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
