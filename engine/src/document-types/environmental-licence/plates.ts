import { PLATE } from '../../constrain/grammars.ts'
import { readUnderGrammar } from '../../constrain/read-under-grammar.ts'
import type { Candidate } from '../../fields/choose.ts'
import { nextInBlock } from '../../fields/places.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import { overlap } from '../../geometry.ts'
import { pattern } from '../../values/pattern.ts'
import { findPlates, type PlateHit, parsePlate, repairPlate } from '../../values/plate.ts'

/** How a plate is introduced: as a plate, by talk of vehicles, or not at all. */
type Introduction = 'plate' | 'vehicle' | 'none'

interface FoundPlate {
  readonly value: string
  readonly span: Span
  /** The rest of a plate that a line end broke after its hyphen. */
  readonly rest: readonly Span[]
  readonly introduction: Introduction
  /** `KMA 1234`: three letters, a space, four digits is also how laws, standards and years are printed. */
  readonly looksLikeCode: boolean
}

const PLATE_WORD = /\bPLACAS?\b/
const VEHICLE_WORD = pattern()`
  \bVEICULOS?\b|\bCAVALOS?\b|\bREBOQUES?\b|\bSEMI-?\s?R?REBOQUES?\b|\bCARRETAS?\b|\bCAMINH(?:AO|OES)\b
  |\bRNTRC\b|\bRENAVAM\b|\bFROTA\b|CONJUNTOS? TRANSPORTADOR|UNIDADES? DE TRANSPORTE|\bTRATOR\b|\bBI-?TRENS?\b
  |\bBI-?TREM\b|\bRODOTREM\b|\bDOLLY\b|\bFURG(?:AO|OES)\b|\bTRUCKS?\b
`
/** Lines that an introduction reaches over, counted anew from every plate. */
const REACH_LINES = 6

/** All plates as one array: unique, upper-case without hyphen, in printed order. */
export function plateCandidates(reading: Reading): Candidate[] {
  const found = accept(findAll(reading))
  const unique = found.filter((plate, i) => found.findIndex((other) => other.value === plate.value) === i)
  if (unique.length === 0) return []
  const sure = unique.filter((plate) => plate.introduction === 'plate').length / unique.length
  return [
    {
      value: unique.map((plate) => plate.value),
      spans: unique.flatMap((plate) => [plate.span, ...plate.rest]),
      evidence: unique.flatMap((plate, i) => evidenceOf([plate.span, ...plate.rest], [i])),
      score: 1.6 + 2.4 * sure,
    },
  ]
}

function findAll(reading: Reading): FoundPlate[] {
  const plates: FoundPlate[] = []
  let reach: { readonly introduction: Introduction; readonly lines: number } = {
    introduction: 'none',
    lines: 0,
  }
  for (const line of reading.lines) {
    const own = introductionIn(line.norm)
    if (own === 'plate' || (own === 'vehicle' && reach.introduction !== 'plate'))
      reach = { introduction: own, lines: REACH_LINES }
    else reach = reach.lines > 0 ? { ...reach, lines: reach.lines - 1 } : { introduction: 'none', lines: 0 }
    const hits = findPlates(line.line.text).filter((hit) => !hit.blacklisted)
    const from = plates.length
    for (const hit of hits) {
      const introduction =
        hit.context === 'PLACA' || underHeader(reading, line) ? 'plate' : reach.introduction
      plates.push({
        value: hit.value,
        span: { line, start: hit.start, end: hit.end },
        rest: [],
        introduction,
        looksLikeCode: /^[A-Z]{3}\s\d{4}$/.test(hit.raw),
      })
    }
    const isDue = own === 'plate' || reach.introduction === 'plate' || underHeader(reading, line)
    if (isDue) plates.push(...repairedPlates(line, hits))
    plates.push(...plates.splice(from).sort((a, b) => a.span.start - b.span.start))
    const broken = brokenPlate(reading, line, isDue)
    if (broken) plates.push({ ...broken, introduction: reach.introduction, looksLikeCode: false })
    // Plates that keep coming carry the introduction on, over tables and lists of any length.
    if (hits.length > 0 && reach.introduction !== 'none') reach = { ...reach, lines: REACH_LINES }
  }
  return plates
}

/**
 * Where a plate is due, what pixels made of one (`NVVOB91`, `WF-2128`): the most probable plate that the recogniser
 * saw there, or each position read as what it must be.
 */
function repairedPlates(line: ReadLine, hits: readonly Pick<PlateHit, 'start' | 'end'>[]): FoundPlate[] {
  if (line.line.source !== 'ocr') return []
  return [...line.line.text.matchAll(PLATE_LIKE)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (hits.some((hit) => hit.start < end && start < hit.end)) return []
    const again = readUnderGrammar(line.line, start, end, PLATE)
    const value = again ? parsePlate(again.text) : repairPlate(match[0])
    const span = { line, start, end }
    return value === null ? [] : [{ value, span, rest: [], introduction: 'plate', looksLikeCode: false }]
  })
}

/** Capitals and figures, one lost or one too many. */
const PLATE_LIKE =
  /(?<![\p{L}\d/.-])(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d)[A-Z\d]{2,4}-?[A-Z\d]{4}(?![\p{L}\d/-]|[.,]\d)/gu

/**
 * `… NUJ-` at the end of a line and `9C48` at the beginning of the next one of its block; pixels lose the hyphen at
 * the edge where a plate is due.
 */
function brokenPlate(
  reading: Reading,
  line: ReadLine,
  isDue: boolean,
): Pick<FoundPlate, 'value' | 'span' | 'rest'> | null {
  const broken = isDue && line.line.source === 'ocr' ? /[ ,;]([A-Z]{3})-?$/u : /(?<![\p{L}\d])([A-Z]{3})-$/u
  const head = broken.exec(line.line.text)
  const next = head && nextInBlock(reading, line)
  const tail = next && /^(\d[A-Z\d]\d{2})(?![\p{L}\d])/u.exec(next.line.text)
  if (!head?.[1] || !next || !tail?.[1]) return null
  return {
    value: head[1] + tail[1],
    span: { line, start: head.index, end: line.line.text.length },
    rest: [{ line: next, start: 0, end: tail[1].length }],
  }
}

function introductionIn(norm: string): Introduction {
  return PLATE_WORD.test(norm) ? 'plate' : VEHICLE_WORD.test(norm) ? 'vehicle' : 'none'
}

/** A column header with the word above the line, on its page. */
function underHeader(reading: Reading, line: ReadLine): boolean {
  return reading.lines.some(
    (header) =>
      header.page === line.page &&
      header.box.bottom <= line.box.top + 0.1 * line.line.height &&
      header.norm.split(' ').length <= 3 &&
      PLATE_WORD.test(header.norm) &&
      overlap(header.box.left, header.box.right, line.box.left, line.box.right) > 0,
  )
}

/** docs/domain.md 2.6: introduced, or at least two in the same column or line; what looks like a code needs the word itself. */
function accept(plates: readonly FoundPlate[]): FoundPlate[] {
  return plates.filter((plate) => {
    if (plate.introduction === 'plate') return true
    if (plate.looksLikeCode && !hasCompany(plates, plate)) return false
    return plate.introduction === 'vehicle' || hasCompany(plates, plate)
  })
}

/** Another plate, not code-like itself, on the same line or in the same column. */
function hasCompany(plates: readonly FoundPlate[], plate: FoundPlate): boolean {
  const { line } = plate.span
  return plates.some(
    (other) =>
      other.value !== plate.value &&
      !other.looksLikeCode &&
      other.span.line.page === line.page &&
      (other.span.line === line || Math.abs(other.span.line.box.left - line.box.left) < line.line.height),
  )
}
