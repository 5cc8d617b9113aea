import { type Candidate, choose } from '../fields/choose.ts'
import { withCodeLinks } from '../fields/code-links.ts'
import { absentFieldsAtMost } from '../fields/field.ts'
import type { Reading } from '../fields/reading.ts'
import type { Fields } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { accessKeyCandidates } from './environmental-licence/access-key.ts'
import { checkLicence } from './environmental-licence/checks.ts'
import { dangerousProductsCandidates } from './environmental-licence/dangerous-products.ts'
import { type Expiration, expiration } from './environmental-licence/expiration.ts'
import { issueDate } from './environmental-licence/issue-date.ts'
import { licenseeCandidates } from './environmental-licence/licensee.ts'
import { mainActivityCandidates } from './environmental-licence/main-activity.ts'
import { chooseNumber, numberCandidates } from './environmental-licence/number.ts'
import { plateCandidates } from './environmental-licence/plates.ts'
import { environmentalLicenceSchema } from './environmental-licence/schema.ts'
import { scopeCandidates } from './environmental-licence/scope.ts'
import { validationLinkCandidates } from './environmental-licence/validation-link.ts'

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
  read(reading) {
    const issued = issueDate(reading)
    const end = expiration(reading, issued)
    const fields = findFields(reading, end)
    return { fields, checks: checkLicence(fields, reading, issued, end) }
  },
}

function findFields(reading: Reading, end: Expiration): Fields {
  const keys = accessKeyCandidates(reading)
  const fields = {
    id: choose(expected(licenseeCandidates(reading))),
    number: chooseNumber(expected(numberCandidates(reading))),
    scope: choose(expected(scopeCandidates(reading))),
    accessKey: choose(keys),
    expirationDate: choose(end.candidates),
    licensePlate: choose(plateCandidates(reading), []),
    validationLink: choose(withCodeLinks(reading, validationLinkCandidates(reading, keys))),
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
  id: 0.5,
  number: 0.5,
  scope: 0.5,
  mainActivity: 0.5,
  // Most licences do; a wording that was not understood looks like none.
  accessKey: 0.88,
  expirationDate: 0.88,
  validationLink: 0.88,
}
