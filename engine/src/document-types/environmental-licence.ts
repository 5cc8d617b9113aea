import { type Candidate, choose } from '../fields/choose.ts'
import { absentFieldsAtMost } from '../fields/field.ts'
import type { Reading } from '../fields/reading.ts'
import type { Fields } from '../types.ts'
import { fieldsHeld, type ReaderView, readerView, weighFields } from '../weigh/reader-view.ts'
import { weighByFit } from '../weigh/weigh.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { keyFromPixels } from './environmental-licence/access-key.ts'
import { checkLicence } from './environmental-licence/checks.ts'
import { dangerousProductsCandidates } from './environmental-licence/dangerous-products.ts'
import { termOf } from './environmental-licence/licence-term.ts'
import { mainActivityCandidates } from './environmental-licence/main-activity.ts'
import { LICENCE_ROLES } from './environmental-licence/roles.ts'
import { environmentalLicenceSchema } from './environmental-licence/schema.ts'
import { scopeCandidates } from './environmental-licence/scope.ts'
import { doubtWhenCut, validationLink } from './environmental-licence/validation-link.ts'

/** Of its own: a licence whatever it is called. */
const FIELDS_HELD_MIN = 6

/** Free text: no grammar can show that the wrong cell was taken. */
const FREE_TEXT_CONFIDENCE_MAX = 0.89

/** Type 51: environmental operating licences of federal, state and municipal agencies (docs/domain.md 2). */
export const environmentalLicence: DocumentTypeDefinition<typeof environmentalLicenceSchema> = {
  schema: environmentalLicenceSchema,
  clues: [
    { phrase: /LICENCA (?:\w+ ){0,3}DE OPERACAO|LICENCA (?:AMBIENTAL|DE FUNCIONAMENTO)/, weight: 4 },
    { phrase: /AUTORIZACAO AMBIENTAL/, weight: 3 },
    { phrase: /\b(?:LAO|LMO|RLO) N\b|CERTIFICADO LO\b/, weight: 2 },
    { phrase: /EMPREENDEDOR|EMPREENDIMENTO/, weight: 1.5 },
    { phrase: /MEIO AMBIENTE|AMBIENTAL/, weight: 1.5 },
    { phrase: /CONDICIONANTES|CONDICOES DE VALIDADE|RESIDUOS|EFLUENTES/, weight: 1 },
    { phrase: /\b(?:CETESB|INEA|FEPAM|IBAMA|COPAM|CONAMA|CONSEMA)\b/, weight: 1.5 },
  ],
  holdsFields: (reading) => fieldsHeld(readerView(reading), LICENCE_ROLES) >= FIELDS_HELD_MIN,
  read(reading, weigh = weighByFit) {
    const view = readerView(reading)
    const term = termOf(reading, view)
    const weighing = { type: environmentalLicenceSchema.type, view, weigh }
    const ends = { expirationDate: term.ends }
    const weighed = weighFields(weighing, findFields(reading, view), LICENCE_ROLES, ends)
    const { accessKey, ...rest } = doubtWhenCut(weighed, 'validationLink')
    const fields = accessKey ? { ...rest, accessKey: keyFromPixels(accessKey, reading) } : rest
    return { fields, checks: checkLicence(fields, reading, term) }
  },
}

function findFields(reading: Reading, view: ReaderView): Fields {
  const fields = {
    scope: choose(expected(scopeCandidates(reading))),
    validationLink: validationLink(reading, view),
    mainActivity: choose(expected(mainActivityCandidates(reading)), [], FREE_TEXT_CONFIDENCE_MAX),
    authorizationDangerousProducts: choose(dangerousProductsCandidates(reading), false),
  }
  return absentFieldsAtMost(fields, (name) => REALLY_ABSENT[name] ?? 1)
}

/** What every licence carries needs less to be believed: its prior odds are not those of "not here". */
function expected(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score + PRESENT_SCORE }))
}

const PRESENT_SCORE = 1

/** How often a field that was not found is really not printed. */
const REALLY_ABSENT: Readonly<Record<string, number>> = {
  // Every licence carries these: they were most likely not seen.
  scope: 0.5,
  mainActivity: 0.5,
  // Most licences do; a wording that was not understood looks like none.
  validationLink: 0.88,
}
