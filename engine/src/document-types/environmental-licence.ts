import { NOTHING } from '../fields/field.ts'
import type { ReadDocument } from '../fields/reading.ts'
import type { Field } from '../types.ts'
import { classField } from '../weigh/class-field.ts'
import { weighLink } from '../weigh/link-field.ts'
import { namedByLink } from '../weigh/named-by-link.ts'
import { fieldsSeen, readerView, weighFields } from '../weigh/reader-view.ts'
import { weighByFit } from '../weigh/weigh.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { keyFromPixels } from './environmental-licence/access-key.ts'
import { activityProposals } from './environmental-licence/activities.ts'
import { checkLicence } from './environmental-licence/checks.ts'
import { termOf } from './environmental-licence/licence-term.ts'
import { moreOfLicence } from './environmental-licence/more.ts'
import { ACTIVITIES, AGENCY, KEY, LICENCE_ROLES, LINK_FIELD } from './environmental-licence/roles.ts'
import { environmentalLicenceSchema } from './environmental-licence/schema.ts'

/** A document with this many fields of a licence is one, even if its title is not known. */
const FIELDS_MIN = 6

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
  request: /^(?!.*\b(?:RECEBEU|CONCEDID[AO]|CONCESSAO)\b).*\b(?:REQUERE(?:U|NDO)|SOLICITOU)\b/s,
  hasFields: (reading) => fieldsSeen(readerView(reading), [...LICENCE_ROLES, LINK_FIELD]) >= FIELDS_MIN,
  read(reading, weigh = weighByFit) {
    const view = readerView(reading)
    const term = termOf(reading, view)
    const weighing = { type: environmentalLicenceSchema.type, view, weigh }
    const { accessKey, ...weighed } = weighFields(weighing, LICENCE_ROLES, {
      expirationDate: term.ends,
      accessKey: namedByLink(view.proposals(KEY), view.proposals(LINK_FIELD)),
      mainActivity: activityProposals(view, reading),
    })
    const shownBy = [AGENCY, ACTIVITIES, ...LICENCE_ROLES].flatMap(view.proposals)
    const fields = {
      ...weighed,
      scope: classField(reading.roles, 'scope', shownBy),
      accessKey: keyFromPixels(accessKey ?? NOTHING),
      validationLink: weighLink(weighing, LINK_FIELD, reading),
      authorizationDangerousProducts: dangerOf(
        reading,
        [ACTIVITIES, ...LICENCE_ROLES].flatMap(view.proposals),
      ),
    }
    const checks = checkLicence(fields, reading, view, term)
    return { fields, checks, more: moreOfLicence(reading, view) }
  },
}

/** Always a Boolean: false is the specification's word for nothing found. */
function dangerOf({ roles }: ReadDocument, shownBy: Parameters<typeof classField>[2]): Field {
  const danger = classField(roles, 'danger', shownBy)
  if (danger.status === 'found' && danger.value === 'yes') return { ...danger, value: true }
  return { status: 'missing', value: false, confidence: danger.confidence }
}
