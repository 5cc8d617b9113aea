import { documentSchema } from '../../schema/document-schema.ts'
import { codes, DATE, FLAG, field, group, listOf, TAX_NUMBER, TEXT } from '../../schema/value-kinds.ts'
import { STAGE } from './stages.ts'

const SCOPE = codes({
  FEDERAL: { pt: 'Federal', en: 'Federal' },
  STATE: { pt: 'Estadual', en: 'State' },
  MUNICIPAL: { pt: 'Municipal', en: 'Municipal' },
})

const coordinate = (name: string) =>
  field(name, name, TEXT, 'Decimal degrees; null where metres (UTM) are printed.')

/** Operating licences of federal, state and municipal agencies. */
export const environmentalLicenceSchema = documentSchema({
  type: 51,
  names: ['LO', 'ENVIRONMENTAL_LICENSE'],
  title: 'EnvironmentalLicence',
  label: { pt: 'Licença ambiental', en: 'Environmental licence' },
  hint: { pt: 'LO, renovação ou transporte', en: 'Operation, renewal or transport' },
  isEmptyWithoutFinds: false,
  fields: {
    id: field('CPF ou CNPJ do titular', 'CPF or CNPJ of the holder', TAX_NUMBER),
    number: field('Número da licença', 'Licence number', TEXT),
    scope: field('Esfera', 'Level of government', SCOPE),
    accessKey: field('Código de autenticação', 'Authentication code', TEXT, 'As printed.'),
    expirationDate: field('Validade', 'Valid until', DATE),
    licensePlate: field('Placas', 'Number plates', listOf(TEXT)),
    validationLink: field('Endereço de conferência', 'Address to verify it', TEXT),
    mainActivity: field('Atividade principal', 'Main activity', listOf(TEXT)),
    authorizationDangerousProducts: field(
      'Autoriza produtos perigosos',
      'Dangerous products authorised',
      FLAG,
      'Their transport, that is.',
    ),
  },
  more: {
    holderName: field('Titular', 'Holder', TEXT),
    agency: field('Órgão ambiental', 'Agency', TEXT),
    stage: field('Fase', 'Stage', listOf(STAGE), 'One, or several that one licence covers.'),
    issueDate: field('Emissão', 'Issued on', DATE),
    coordinates: field(
      'Coordenadas',
      'Coordinates',
      listOf(
        group('Coordinates', {
          printed: field('Como impressas', 'As printed', TEXT),
          latitude: coordinate('Latitude'),
          longitude: coordinate('Longitude'),
        }),
      ),
    ),
    conditions: field(
      'Condicionantes',
      'Conditions',
      listOf(
        group('LicenceCondition', {
          heading: field(
            'Título',
            'Heading',
            TEXT,
            'As printed above the list; null where a sentence announces it.',
          ),
          number: field('Número', 'Number', TEXT),
          text: field('Texto', 'Text', TEXT),
        }),
      ),
      'Of the numbered lists; the page of each is in its evidence.',
    ),
  },
})
