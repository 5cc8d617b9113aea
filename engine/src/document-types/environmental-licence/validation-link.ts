import type { Candidate } from '../../fields/choose.ts'
import { flowOf } from '../../fields/flow.ts'
import type { Reading } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { findUrls } from '../../values/url.ts'

/** What is said right before a link that verifies the document, in `normalise` spelling. */
const VERIFY =
  /AUTEN.{0,2}C|AUTENTIC|VERACIDADE|VALID(?:AR|ACAO|E\b)|VERIFI|CONFER|CONSULT|CONFIRM|CERTIFI(?:CAR|QUE)|VERDADEIR|DIGIT(?:E\b|AR)|PROCEDENCIA/g
/** Said of documents that can be looked up, without a verb of checking. */
const AT_DISPOSAL = /DISPOSICAO NO S|DISPONIVEL|ASSINATURA DIGITAL|ASSINADO DIGITAL|INFORMANDO/
/** How far before the link, and how far after it, such a word may stand. */
const BEFORE_CHARACTERS = 220
const AFTER_CHARACTERS = 90
/** The link itself may say what it is for. */
const VERIFYING_URL = /autentic|valid|verific|confer|consult|documento_conferir|autenticador/i

/** Link printed for verifying the document. */
export function validationLinkCandidates(reading: Reading): Candidate[] {
  const flow = flowOf(reading)
  return findUrls(flow.text).map((hit) => {
    const before = normalise(flow.text.slice(Math.max(0, hit.start - BEFORE_CHARACTERS), hit.start))
    const after = normalise(flow.text.slice(hit.end, hit.end + AFTER_CHARACTERS))
    const nearest = [...before.matchAll(VERIFY)].at(-1)
    const said = nearest
      ? 2.6 - (before.length - nearest.index) / BEFORE_CHARACTERS
      : VERIFY.test(after)
        ? 1.2
        : 0
    VERIFY.lastIndex = 0
    const disposal = AT_DISPOSAL.test(before.slice(-120)) ? 1.6 : 0
    return {
      value: hit.url,
      spans: flow.locate(hit.start, hit.end),
      score:
        -1 + Math.max(said, disposal) + (VERIFYING_URL.test(hit.url) ? 1.8 : 0) + (hit.official ? 0.3 : 0),
    }
  })
}
