import { labelledCandidates } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Flow, flowOf } from '../../fields/flow.ts'
import { labelList } from '../../fields/labels.ts'
import type { Reading } from '../../fields/reading.ts'
import { readingConfidence } from '../../fields/span.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { findUrls } from '../../values/url.ts'
import { looksRandom, repairCode } from './random-code.ts'

/** docs/domain.md 2.9: verifier of 6 to 10 digits and CRC of 8 hexadecimal digits, over line ends. */
const SEI =
  /verificador\s*[:=]?\s*(?:n[º°o.]*\s*)?(\d{5,12}(?:v\d+)?)[\s\S]{0,40}?CRC\s*[:=]?\s*([0-9A-FOQIl]{8})(?![0-9A-Za-z])/gi

/** The CRC printed before the verifier. */
const SEI_TURNED =
  /CRC\s*[:=]?\s*([0-9A-FOQIl]{8})(?![0-9A-Za-z])[\s\S]{0,40}?verificador\s*[:=]?\s*(?:n[º°o.]*\s*)?(\d{5,12}(?:v\d+)?)/gi

const KEY_NOUNS = ['CODIGO', 'CHAVE', 'NUMERO', 'N', 'ID', 'SENHA', 'TOKEN'].flatMap((noun) => [
  `${noun} DE`,
  `${noun} PARA`,
])
const KEY_PURPOSES = ['VERIFICACAO', 'AUTENTICIDADE', 'VALIDACAO', 'CONFERENCIA', 'CONSULTA', 'CERTIFICACAO']
const LABELS = labelList([
  ...KEY_NOUNS.flatMap((noun) => KEY_PURPOSES.map((purpose) => [`${noun} ${purpose}`, 2.6] as const)),
  ['SELO DIGITAL', 1.8],
  ['SELO ELETRONICO', 1.8],
  ['ASSINATURA DIGITAL', 1],
  ['ASSINATURA ELETRONICA', 1],
  ['VERIFICADOR', 2],
  ['ID DO DOCUMENTO', 1.6],
  ['CODIGO DO DOCUMENTO', 1.6],
  ['NUMERO DE CONTROLE', 1.6],
  ['N DE CONTROLE', 1.6],
  ['CODIGO DE AUTENTICIDADE', 3],
  ['CODIGO DE AUTENTICACAO', 3],
  ['CODIGO AUTENTICADOR', 2.5],
  ['CODIGO VERIFICADOR', 2.5],
  ['CODIGO DE VERIFICACAO', 3],
  ['CODIGO DE VALIDACAO', 3],
  ['CODIGO DE CONTROLE', 2],
  ['CODIGO DE SEGURANCA', 2],
  ['CODIGO DE ACESSO', 2.5],
  ['CODIGO HASH', 2.5],
  ['CHAVE DE ACESSO', 3],
  ['CHAVE DE AUTENTICACAO', 3],
  ['CHAVE DE AUTENTICIDADE', 3],
  ['CHAVE DE VERIFICACAO', 3],
  ['CHAVE DE SEGURANCA', 2.5],
  ['CHAVE', 1],
  ['PROTOCOLO DE ASSINATURA', 2.5],
  ['IDENTIFICADOR', 2],
  ['AUTENTICACAO MECANICA', -6],
  ['AUTENTICACAO', 1.2],
  ['AUTENTICIDADE', 0.8],
  ['HASH', 2],
  ['TOKEN', 2.5],
])

/** `8B-24-A0-1C`, `1A2B.3C4D`, `vm28eppe6ffbq4ab`, `2022-ABC123`: with a digit, or eight capitals. */
const KEY = pattern('gu')`
  (?<![\p{L}\d])(?=[\p{L}.\-/]{0,40}\d|[A-Z]{8}|(?:\p{L}{4}-){2,}\p{L}{4})[A-Za-z0-9]
  (?:[A-Za-z0-9]|(?:-\n|[.\-/])(?=[A-Za-z0-9])){3,127}
`
/** Between label and key: `nº`, `:`, `é`, `abaixo`; more than that is another sentence. */
const GAP_MAX = 28
/** `nº`, `: `. */
const CELL_LEAD_MAX = 5
/** Words for a key inside a sentence; what follows is tested by `parseKey`. */
const SAID = pattern('giu')`
  (?<!\p{L})
  (?:c[oó]digo|chave|token|hash|identificador|(?:contras?)?senha|selo(?:\s+(?:eletr[ôo]nico|digital))?
    |chancela|sequ[êe]ncia|autenticador
    |n[úu]mero\s+de\s+
      (?:controle|prova|confer[êe]ncia|s[ée]rie|autentica[çc][ãa]o|verifica[çc][ãa]o|valida[çc][ãa]o)
    |(?:inform(?:e|ando)|digit(?:e|ando)|indi(?:que|cando))\s+o\s+n(?:[º°o]|[úu]mero)\.?(?!\s+d))
  (?:\s+d[eo]\s+\p{L}+|\s+\p{L}*(?:dor|dora)|\s+\p{L}{3,12}(?=\s*:))?\s*(?:n[º°o.]*\s*)?[:\s]\s*
`
const VERIFICATION =
  /AUTEN.{0,2}C|AUTENTIC|CONFER|VERIFI|VALID(?:A|E\b)|CONSULT|INFORMANDO|CERTIFICAR|CONFIRM|DIGIT(?:E\b|AR)|PROCEDENCIA/
const CONTEXT_CHARACTERS = 260
const AFTER_CHARACTERS = 160
/** `Hash SHA-1: …` names how the key was made. */
const ALGORITHM = /^(?:SHA-?\d+|MD-?5|CRC-?\d*)$/i
const DATE_LIKE = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/

/** Authentication key as printed; verifier and CRC of SEI joined by a space. */
export function accessKeyCandidates(reading: Reading): Candidate[] {
  const flow = flowOf(reading)
  const pairs = [
    ...[...flow.text.matchAll(SEI)].map((match) => ({
      match,
      verifier: match[1] ?? '',
      crc: match[2] ?? '',
    })),
    ...[...flow.text.matchAll(SEI_TURNED)].map((match) => ({
      match,
      verifier: match[2] ?? '',
      crc: match[1] ?? '',
    })),
  ]
  const sei = pairs.map(({ match: { 0: whole, index }, verifier, crc }) => {
    const from = Math.min(whole.indexOf(verifier), whole.lastIndexOf(crc))
    return {
      value: `${verifier} ${crc}`,
      spans: flow.locate(index + from, index + whole.length),
      score: 6,
    }
  })
  const found = [
    ...sei,
    ...saidWithVerification(flow),
    ...unnamedCodes(flow),
    ...labelledCandidates(reading, LABELS, (text, { direction }) =>
      // In a cell of its own a key is all there is: `12 de maio de 2023` below a caption holds none.
      parseKey(text).filter(({ start }) => direction === 'after' || start <= CELL_LEAD_MAX),
    ),
  ]
  const codes = codeTokens(reading)
  return found.map((candidate) =>
    candidate.spans.some(({ line }) => line.line.source === 'ocr') ? fromPixels(candidate, codes) : candidate,
  )
}

/** A key read from pixels: as a QR code spells it, else with what its other signs tell. */
function fromPixels(candidate: Candidate, codes: readonly string[]): Candidate {
  const read = String(candidate.value)
  const spelt = codes.find((code) => looksAlike(code, read))
  if (spelt !== undefined)
    return { ...candidate, value: spelt, score: candidate.score + 1, readingProbability: 0.99 }
  const value = read.split(' ').map(repairCode).join(' ')
  const reading = readingConfidence(candidate.spans)
  return {
    ...candidate,
    value,
    readingProbability: isAmbiguous(value) ? Math.min(reading, AMBIGUOUS_MAX) : reading,
  }
}

/** Nothing but its shape tells `z` from `2` or `c` from `C` in a code drawn from letters of both cases. */
const AMBIGUOUS_MAX = 0.88

function isAmbiguous(key: string): boolean {
  return /[a-z]/.test(key) && /[A-Z]/.test(key) ? /[0-9cCkoOpPsSuUvVwWxXzZlI]/.test(key) : false
}

/** Parts of the texts of a document's codes that may be its key. */
function codeTokens(reading: Reading): string[] {
  const texts = reading.pages.flatMap(({ page }) => page.codes.map(({ text }) => text ?? ''))
  return texts
    .flatMap((text) => text.split(/[^A-Za-z0-9.-]+/))
    .filter((token) => token.length >= 6 && /\d/.test(token))
}

/** Equal but for a sign in four. */
function looksAlike(a: string, b: string): boolean {
  const others = [...a].filter((char, i) => char !== b[i]).length
  return a.length === b.length && others <= a.length / 4
}

/** `… pode ser conferido em <link> informando o código 6318266`: any word for a key, near words of checking. */
function saidWithVerification(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(SAID)].flatMap((match) => {
    const start = match.index + match[0].length
    const around = flow.text.slice(Math.max(0, match.index - CONTEXT_CHARACTERS), start + AFTER_CHARACTERS)
    if (!VERIFICATION.test(normalise(around))) return []
    const [key] = parseKey(flow.text.slice(start, start + 140))
    if (!key || key.start > 2) return []
    return [
      { value: key.value, spans: flow.locate(start + key.start, start + key.end), score: 2.6 + key.score },
    ]
  })
}

/** A code to type whatever it is called: a token that looks drawn at random, in a paragraph about checking. */
function unnamedCodes(flow: Flow): Candidate[] {
  const links = findUrls(flow.text)
  return [...flow.text.matchAll(/[^\n\f](?:[^\n\f]|\n(?!\n))*/g)].flatMap((paragraph) => {
    const from = paragraph.index
    const withLink = links.some((link) => link.start >= from && link.start < from + paragraph[0].length)
    const about = normalise(paragraph[0])
    if (!VERIFICATION.test(about) && !(withLink && /ACESS|SITE\b|ENDERECO|ELETRONIC|DIGITAL/.test(about)))
      return []
    return [...paragraph[0].matchAll(TOKEN)].flatMap((token) => {
      const start = from + token.index
      const end = start + token[0].length
      const value = token[0].replace('\n', '')
      if (!looksRandom(value) || links.some((link) => start < link.end && link.start < end)) return []
      const before = normalise(flow.text.slice(Math.max(0, start - 60), start))
      if (OTHER_NUMBER.test(before)) return []
      const score = 1.2 + (withLink ? 0.6 : 0) + (TO_TYPE.test(before) ? 1.2 : 0)
      return [{ value, spans: flow.locate(start, end), score }]
    })
  })
}

const TOKEN =
  /(?<![\p{L}\d*@./-])[A-Za-z0-9](?:[A-Za-z0-9]|(?:-\n|[.-])(?=[A-Za-z0-9])){7,63}(?![\p{L}\d@/*])/gu
/** What has a number of its own in such a paragraph. */
const OTHER_NUMBER = pattern()`
  \b
  (?:LEI|LC|DECRETO|MP|MEDIDA PROVISORIA|PROCESSO|SEI|RESOLUCAO|ART|CNPJ|CPF|CEP|TEL|FONE|LO|LICENCA
    |PORTARIA|CREA|MATRICULA|PLACA)
  \b[ .:]*(?:N\b[ .:]*)?$
`
const TO_TYPE =
  /(?:DIGIT|INFORM|INDIQU|INDIC|\bUSE\b|USANDO|PREENCH|UTILIZ|CAMPO|CODIGO|CHAVE|\bCOM\b|NUMERO|SENHA|BILHETE|TOKEN)[^.;]{0,50}$/

/** `0ED9 BEFA.E1C3.C00E`: groups of one length that points part, one of which is lost. */
const LOST_POINT = /(?<=(?<![A-Z0-9])[A-Z0-9]{4}) (?=[A-Z0-9]{4}\.[A-Z0-9]{4})/g

function parseKey(text: string): { value: string; start: number; end: number; score: number }[] {
  const line = text.split('\n', 2).join('\n').replace(LOST_POINT, '.')
  for (const match of line.matchAll(KEY)) {
    // A line end may break a key after its hyphen.
    const value = match[0].replace('\n', '')
    const before = line.slice(0, match.index)
    const isHost = /\.[a-z]{2,}(?:\/|$)/.test(value) && !looksRandom(value)
    if (match.index > GAP_MAX || /https?:|www\./i.test(before + value) || isHost) return []
    if (DATE_LIKE.test(value) || ALGORITHM.test(value)) continue
    // Capitals alone are a key only right behind the colon; otherwise they are a heading.
    if (!/\d/.test(value) && !/^[\s:]*$/.test(before)) continue
    const isCode = /[A-Za-z]/.test(value) || value.length >= 6
    return [{ value, start: match.index, end: match.index + match[0].length, score: isCode ? 0.8 : -1.5 }]
  }
  return []
}
