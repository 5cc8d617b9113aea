import { coarser } from './glyph-outline.ts'

/**
 * TrueType programs as they stand in PDFs: subsets in which every glyph keeps its number.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export interface TrueType {
  readonly head: Uint8Array
  readonly hhea: Uint8Array
  readonly maxp: Uint8Array
  /** Advance and left side bearing of each glyph that has its own. */
  readonly hmtx: Uint8Array
  /** Outlines by glyph number; empty where the subset has none. */
  readonly glyphs: readonly Uint8Array[]
}

/** Points of an outline lie on a grid of this many steps to the em: nine to a pixel of 10 pt print at 200 dpi. */
const UNITS_PER_EM = 256
/** Where what is changed stands in its table. */
const HEAD = { checksum: 8, unitsPerEm: 18, box: [36, 38, 40, 42], locaFormat: 50 } as const
const HHEA = { lengths: [4, 6, 8, 10, 12, 14, 16], metrics: 34 } as const
const MAXP_GLYPHS = 4

/** What a renderer needs of a font, without hints, which are for coarse screens; null where it is no TrueType. */
export function parseTrueType(bytes: Uint8Array): TrueType | null {
  const tables = tablesOf(bytes)
  const [head, hhea, maxp, hmtx] = ['head', 'hhea', 'maxp', 'hmtx'].map((name) => tables.get(name))
  const [loca, glyf] = [tables.get('loca'), tables.get('glyf')]
  if (!head || !hhea || !maxp || !hmtx || !loca || !glyf) return null
  const scale = Math.min(1, UNITS_PER_EM / viewOf(head).getUint16(HEAD.unitsPerEm))
  const isLong = viewOf(head).getInt16(HEAD.locaFormat) === 1
  const places = viewOf(loca)
  const place = (glyph: number) => (isLong ? places.getUint32(4 * glyph) : 2 * places.getUint16(2 * glyph))
  const glyphs = Array.from({ length: viewOf(maxp).getUint16(MAXP_GLYPHS) }, (_, glyph) =>
    coarser(glyf.slice(place(glyph), place(glyph + 1)), scale),
  )
  const metrics = viewOf(hhea).getUint16(HHEA.metrics)
  scaleWords(head, HEAD.box, scale)
  viewOf(head).setUint16(HEAD.unitsPerEm, Math.round(scale * viewOf(head).getUint16(HEAD.unitsPerEm)))
  scaleWords(hhea, HHEA.lengths, scale)
  scaleWords(
    hmtx,
    Array.from({ length: hmtx.length >> 1 }, (_, i) => 2 * i),
    scale,
  )
  forgetIdle(hmtx, glyphs, metrics)
  return { head, hhea, maxp, hmtx, glyphs }
}

export function writeTrueType({ head, hhea, maxp, hmtx, glyphs }: TrueType): Uint8Array {
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  let end = 0
  for (const [i, glyph] of glyphs.entries()) {
    end += glyph.length
    loca.writeUInt32BE(end, 4 * (i + 1))
  }
  const long = head.slice()
  viewOf(long).setInt16(HEAD.locaFormat, 1)
  // Renderers do not look at it.
  viewOf(long).setUint32(HEAD.checksum, 0)
  const tables = Object.entries({ glyf: Buffer.concat(glyphs), head: long, hhea, hmtx, loca, maxp })
  const directory = Buffer.alloc(12 + 16 * tables.length)
  // Version 1, six tables, and what a binary search among six needs.
  for (const [i, value] of [1, 0, tables.length, 64, 2, 16 * tables.length - 64].entries()) {
    directory.writeUInt16BE(value, 2 * i)
  }
  const bodies: Uint8Array[] = []
  let at = directory.length
  for (const [i, [name, body]] of tables.entries()) {
    directory.write(name, 12 + 16 * i, 'latin1')
    directory.writeUInt32BE(at, 12 + 16 * i + 8)
    directory.writeUInt32BE(body.length, 12 + 16 * i + 12)
    bodies.push(body, Buffer.alloc(-body.length & 3))
    at += body.length + (-body.length & 3)
  }
  return Buffer.concat([directory, ...bodies])
}

/** Subsets of one font as one, or null where they are not of the same font. */
export function mergeTrueType(fonts: readonly TrueType[]): TrueType | null {
  const [first] = fonts
  if (!first) return null
  const glyphs: Uint8Array[] = [...first.glyphs]
  const hmtx = first.hmtx.slice()
  for (const font of fonts) {
    if (font.glyphs.length !== glyphs.length || font.hmtx.length !== hmtx.length) return null
    for (const [i, glyph] of font.glyphs.entries()) {
      if (glyph.length === 0) continue
      const own = glyphs[i]
      if (own && own.length > 0 && Buffer.compare(own, glyph) !== 0) return null
      glyphs[i] = glyph
    }
    // What a subset leaves out has no metrics in it.
    for (const [i, byte] of font.hmtx.entries()) hmtx[i] = hmtx[i] || byte
  }
  return { ...first, hmtx, glyphs }
}

function tablesOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(bytes)
  const tables = new Map<string, Uint8Array>()
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i
    const from = view.getUint32(at + 8)
    tables.set(
      Buffer.from(bytes.subarray(at, at + 4)).toString('latin1'),
      bytes.slice(from, from + view.getUint32(at + 12)),
    )
  }
  return tables
}

function scaleWords(table: Uint8Array, places: readonly number[], scale: number): void {
  for (const at of places) viewOf(table).setInt16(at, Math.round(viewOf(table).getInt16(at) * scale))
}

/** Metrics of glyphs without an outline: a PDF says itself how wide its spaces are. */
function forgetIdle(hmtx: Uint8Array, glyphs: readonly Uint8Array[], own: number): void {
  for (const [i, glyph] of glyphs.entries()) {
    if (glyph.length > 0) continue
    // The last advance is that of all glyphs after it.
    if (i < own - 1) hmtx.fill(0, 4 * i, 4 * i + 4)
    else if (i >= own) hmtx.fill(0, 4 * own + 2 * (i - own), 4 * own + 2 * (i - own) + 2)
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
