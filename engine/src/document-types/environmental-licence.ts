import { NOTHING } from '../fields/field.ts'
import type { Reading } from '../fields/reading.ts'
import type { Field } from '../types.ts'
import { classField } from '../weigh/class-field.ts'
import { weighLink } from '../weigh/link-field.ts'
import { fieldsHeld, readerView, weighFields } from '../weigh/reader-view.ts'
import { weighByFit } from '../weigh/weigh.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { keyFromPixels } from './environmental-licence/access-key.ts'
import { activityProposals } from './environmental-licence/activities.ts'
import { checkLicence } from './environmental-licence/checks.ts'
import { termOf } from './environmental-licence/licence-term.ts'
import { ACTIVITIES, AGENCY, LICENCE_ROLES, LINK_FIELD } from './environmental-licence/roles.ts'
import { environmentalLicenceSchema } from './environmental-licence/schema.ts'

/** A document with so many fields of a licence is one, even if its title is not known. */
const FIELDS_HELD_MIN = 6

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
  holdsFields: (reading) =>
    fieldsHeld(readerView(reading), [...LICENCE_ROLES, LINK_FIELD]) >= FIELDS_HELD_MIN,
  read(reading, weigh = weighByFit) {
    const view = readerView(reading)
    const term = termOf(reading, view)
    const weighing = { type: environmentalLicenceSchema.type, view, weigh }
    const { accessKey, ...told } = weighFields(weighing, LICENCE_ROLES, {
      expirationDate: term.ends,
      mainActivity: activityProposals(view, reading.roles),
    })
    const shownBy = [AGENCY, ACTIVITIES, ...LICENCE_ROLES].flatMap(view.proposals)
    const fields = {
      ...told,
      scope: classField(reading.roles, 'scope', shownBy),
      accessKey: keyFromPixels(accessKey ?? NOTHING),
      validationLink: weighLink(weighing, LINK_FIELD, reading),
      authorizationDangerousProducts: dangerOf(
        reading,
        [ACTIVITIES, ...LICENCE_ROLES].flatMap(view.proposals),
      ),
    }
    return { fields, checks: checkLicence(fields, reading, view, term) }
  },
}

/** Always a Boolean: false is the specification's word for nothing found. */
function dangerOf({ roles }: Reading, shownBy: Parameters<typeof classField>[2]): Field {
  const told = classField(roles, 'danger', shownBy)
  if (told.status === 'found' && told.value === 'yes') return { ...told, value: true }
  return { status: 'missing', value: false, confidence: told.confidence }
}
