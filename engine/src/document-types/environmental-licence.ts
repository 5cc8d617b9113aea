import { anyOf, pattern } from '../values/pattern.ts'
import { chooseByFit, chooseClass } from '../weigh/choose.ts'
import { doubtingAbsence } from '../weigh/confidence.ts'
import { codesByLink, codesMeant, withCodeLinks } from '../weigh/links.ts'
import { isBeside, placeOf } from '../weigh/place-of.ts'
import { byProbability, PROPOSED_MIN, type Proposal, TELLING, weighed } from '../weigh/proposal.ts'
import { chooseFields, readerView } from '../weigh/reader-view.ts'
import { withRowOfCompany } from '../weigh/row-of-person.ts'
import { CLUE, type DocumentTypeDefinition } from './definition.ts'
import { activityProposals } from './environmental-licence/activities.ts'
import { checkLicence } from './environmental-licence/checks.ts'
import { dangerOf } from './environmental-licence/danger.ts'
import { isLesserAct } from './environmental-licence/lesser-act.ts'
import { doubted, termOf } from './environmental-licence/licence-term.ts'
import { moreOfLicence } from './environmental-licence/more.ts'
import { platesOf, withoutTakenOut } from './environmental-licence/own-lists.ts'
import {
  ACTIVITIES,
  AGENCY,
  EXPIRY,
  KEY,
  LICENCE_ROLES,
  LINK_FIELD,
  NUMBER,
  TERM_ROLES,
} from './environmental-licence/roles.ts'
import { environmentalLicenceSchema } from './environmental-licence/schema.ts'

/** What a licence hardly ever leaves out: of 196 read ones of other authors one has no number of its holder. */
const NEARLY_ALWAYS: ReadonlySet<string> = new Set(['id'])

/** `DECIDE conceder a Licença de Operação nº`: what an act gives, whatever licences it renews. */
const GIVES = pattern()`
  \b(?:CONCED(?:ER?|O|IDA)|EXP(?:EDIR|ECO|ECA-SE)|EMIT(?:IR|O)|(?:CONCESSAO|EMISSAO|EXPEDICAO) D[AEO])\b
  (?!.*(?:RENOVA|SUBSTITUI|ANTERIOR|INSTALACAO|PREVIA|\. [A-Z]))[^;]{0,140}\b(?:LICENCA|L[A-Z]{0,2}O|CERTIFICADO|AUTORIZACAO)
  (?: (?:D[AE]|E|PARA|[A-Z]+(?:AL|CA|CAO|MENTO|AD[AO]|IVA)|\(?[A-Z-]*L[A-Z]{0,2}O\)?))* N?[º°.]* ?$
`
/** `LICENÇA DE OPERAÇÃO - LC nº 208/2015`: what a title is founded on. */
const OF_A_LAW = /\b(?:LEI|LC|DECRETO)\b[^;.\d]{0,40}$/

/** Type 51: environmental operating licences of federal, state and municipal agencies (docs/domain.md 2). */
export const environmentalLicence: DocumentTypeDefinition<typeof environmentalLicenceSchema> = {
  schema: environmentalLicenceSchema,
  clues: [
    { phrase: /LICENCA (?:\w+ ){0,3}DE OPERACAO|LICENCA (?:AMBIENTAL|DE FUNCIONAMENTO)/, weight: CLUE.title },
    { phrase: anyOf('MEIO AMBIENTE|AMBIENTAL'), weight: CLUE.print },
  ],
  isLesser: isLesserAct,
  unbounded: ['mainActivity'],
  read(given, choose = chooseByFit) {
    const reading = withRowOfCompany(given)
    const seen = readerView(reading)
    const isGiven = (row: number) => GIVES.test(seen.toldBefore(row))
    const numbers = codesMeant(NUMBER, seen, isGiven, PROPOSED_MIN).filter(
      ({ position }) => !OF_A_LAW.test(seen.toldBefore(position)),
    )
    const view = withoutTakenOut(seen, reading, numbers)
    const term = termOf(reading, view)
    const shownBy = [ACTIVITIES, ...LICENCE_ROLES].flatMap(view.proposals)
    const chosen = chooseFields(
      { view, choose },
      [...LICENCE_ROLES, LINK_FIELD],
      {
        expirationDate: term.ends,
        accessKey: codesByLink(KEY, LINK_FIELD, view).map(keyFromPixels),
        number: inRowOfEnd(numbers, term.ends, view.proposals(EXPIRY)),
        licensePlate: platesOf(view),
        mainActivity: activityProposals(view, reading),
        validationLink: withCodeLinks(view.proposals(LINK_FIELD), reading),
      },
      { expirationDate: view.likeliest(TERM_ROLES.term) },
    )
    const danger = chooseClass(reading.roles, 'danger', shownBy)
    const fields = {
      ...doubtingAbsence(chosen, NEARLY_ALWAYS),
      scope: chooseClass(reading.roles, 'scope', [...view.proposals(AGENCY), ...shownBy]),
      authorizationDangerousProducts: dangerOf(danger, chosen),
    }
    const checks = checkLicence(fields, reading, view, term)
    return { fields, checks, more: moreOfLicence(reading, view) }
  },
}

/** A random code in both cases, read from pixels, is hardly sure: only the shape distinguishes `z` from `2` and `c` from `C`. */
function keyFromPixels(key: Proposal): Proposal {
  const isRead = key.spans.some(({ line }) => line.line.source === 'ocr')
  return isRead && /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(String(key.value)) ? doubted(key) : key
}

/** Where a table has several licences, each in the row of its end, the one in the row of the most probable end is meant. */
function inRowOfEnd(
  numbers: readonly Proposal[],
  ends: readonly Proposal[],
  dates: readonly Proposal[],
): readonly Proposal[] {
  const [end = null] = ends.toSorted(byProbability).map(placeOf)
  const isOwn = (one: Proposal) => isBeside(placeOf(one), end)
  const others = numbers.some(isOwn) ? dates.map(placeOf) : []
  const isOthers = (one: Proposal) => !isOwn(one) && others.some((date) => isBeside(placeOf(one), date))
  return weighed(numbers, (one) => (isOthers(one) ? 1 / TELLING : 1))
}
