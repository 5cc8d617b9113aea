import type { Candidate } from '../../fields/choose.ts'
import { flowOf } from '../../fields/flow.ts'
import { blockInReading } from '../../fields/places.ts'
import type { Reading } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { findUrls } from '../../values/url.ts'

/** What is said right before a link that verifies the document, in `normalise` spelling. */
const VERIFY = pattern('g')`
  AUTEN.{0,2}C|AUTENTIC|VERACIDADE|VALID(?:AR|ACAO|E\b)|VERIFI|CONFER|CONFIR[AEO]|CONSULT|CONFIRM
  |CERTIFI(?:CAR|QUE)|VERDADEIR|DIGIT(?:E\b|AR)|PROCEDENCIA|\bORIGINAL\b|VERSAO ELETRONICA
`
/** Said of documents that can be looked up, without a verb of checking. */
const AT_DISPOSAL = /DISPOSICAO NO S|DISPONIVEL|ASSINATURA DIGITAL|ASSINADO DIGITAL|INFORMANDO/
/** How far before the link, and how far after it, such a word may stand. */
const BEFORE_CHARACTERS = 220
const AFTER_CHARACTERS = 90
/** The link itself may say what it is for. */
const VERIFYING_URL = /autentic|valid|verific|confer|consult|documento_conferir|autenticador/i

/** A letterhead or footer: the agency's own site stands there, not the place to check a document. */
const CONTACT = pattern()`
  \bCEP\b|\bCNPJ\b|\bTEL(?:EFONES?)?\b|\bFONES?\b|\bFAX\b|E-?MAIL|@|\(\d{2}\) ?\d{4}|\bPABX\b|\bOUVIDORIA\b
  |^(?:RUA|AV|AVENIDA|PRACA|RODOVIA)\b
`
const CONTACT_SCORE = -1.6
/** Words of another paragraph speak of the link by half. */
const OTHER_PARAGRAPH = 0.5
/** A code to type in the same passage: the link is where it is typed. */
const WITH_KEY_SCORE = 1.4

/**
 * Link printed for verifying the document.
 *
 * @param keys where codes to type were found: a link beside one is the place to type it
 */
export function validationLinkCandidates(reading: Reading, keys: readonly Candidate[]): Candidate[] {
  const flow = flowOf(reading)
  const keyLines = new Set(
    keys
      .filter(({ score }) => score > 0)
      .flatMap(({ spans }) => spans.flatMap(({ line }) => blockInReading(reading, line))),
  )
  return findUrls(flow.text).map((hit) => {
    const paragraph = paragraphAround(flow.text, hit.start)
    const before = normalise(flow.text.slice(Math.max(0, hit.start - BEFORE_CHARACTERS), hit.start))
    const own = normalise(
      flow.text.slice(Math.max(paragraph.start, hit.start - BEFORE_CHARACTERS), hit.start),
    )
    const after = normalise(flow.text.slice(hit.end, Math.min(paragraph.end, hit.end + AFTER_CHARACTERS)))
    const spans = flow.locate(hit.start, hit.end)
    const nearest = [...before.matchAll(VERIFY)].at(-1)
    const isOwn = nearest !== undefined && before.length - nearest.index <= own.length
    const far = nearest ? (before.length - nearest.index) / BEFORE_CHARACTERS : 1
    const said = nearest ? (2.6 - far) * (isOwn ? 1 : OTHER_PARAGRAPH) : SAID_AFTER.test(after) ? 1.2 : 0
    const disposal = AT_DISPOSAL.test(own.slice(-120)) ? 1.6 : 0
    const isContact = !isOwn && CONTACT.test(normalise(flow.text.slice(paragraph.start, paragraph.end)))
    return {
      value: hit.url,
      spans,
      score:
        -1 +
        Math.max(said, disposal) +
        (VERIFYING_URL.test(hit.url) ? 1.8 : 0) +
        (hit.official ? 0.3 : 0) +
        (isContact ? CONTACT_SCORE : 0) +
        (READING_MATTER.test(own.slice(-70)) ? READING_MATTER_SCORE : 0) +
        (spans.some(({ line }) => keyLines.has(line)) ? WITH_KEY_SCORE : 0),
    }
  })
}

/** `Consulte a legislação em …`: something else is to be looked up. */
const READING_MATTER =
  /LEGISLAC|RESOLUC|FORMULARIO|NOTICIA|DUVIDA|ORIENTAC|INFORMAC|LISTA D|RELACAO D|PERGUNTAS|TAXA|BOLETO/
const READING_MATTER_SCORE = -3
const SAID_AFTER = new RegExp(VERIFY.source)

function paragraphAround(text: string, at: number): { readonly start: number; readonly end: number } {
  const head = text.slice(0, at)
  const start = Math.max(head.lastIndexOf('\n\n') + 1, head.lastIndexOf('\f') + 1, 0)
  const length = text.slice(at).search(/\n\n|\f/)
  return { start, end: length < 0 ? text.length : at + length }
}
