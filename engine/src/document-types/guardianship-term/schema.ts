import { documentSchema } from '../../schema/document-schema.ts'
import {
  codes,
  DATE,
  FLAG,
  field,
  group,
  listOf,
  MOMENT,
  TAX_NUMBER,
  TEXT,
} from '../../schema/value-kinds.ts'

const KIND = codes({
  GUARDA: { pt: 'Guarda', en: 'Custody (guarda)' },
  TUTELA: { pt: 'Tutela', en: 'Guardianship (tutela)' },
  CURATELA: { pt: 'Curatela', en: 'Curatorship (curatela)' },
  OTHER: { pt: 'Outra', en: 'Other' },
})
const NATURE = codes({
  PROVISIONAL: { pt: 'Provisória', en: 'Provisional' },
  DEFINITIVE: { pt: 'Definitiva', en: 'Definitive' },
})
const GUARDIAN_ROLE = codes({
  GUARDIAN: { pt: 'Guardião', en: 'Guardian' },
  TUTOR: { pt: 'Tutor', en: 'Tutor' },
  CURATOR: { pt: 'Curador', en: 'Curator' },
})
const WARD_ROLE = codes({
  WARD: { pt: 'Sob guarda', en: 'Ward' },
  PUPIL: { pt: 'Tutelado', en: 'Pupil' },
  CURATEE: { pt: 'Curatelado', en: 'Curatee' },
})

const GUARDIAN = group('Guardian', {
  name: field('Nome', 'Name', TEXT),
  cpf: field('CPF', 'CPF', TAX_NUMBER),
  rg: field('RG', 'RG', TEXT),
  rgIssuer: field('Órgão emissor do RG', 'RG issued by', TEXT),
  nationality: field('Nacionalidade', 'Nationality', TEXT),
  maritalStatus: field('Estado civil', 'Marital status', TEXT),
  occupation: field('Profissão', 'Occupation', TEXT),
  address: field('Endereço', 'Address', TEXT),
  relationship: field('Parentesco', 'Relationship', TEXT),
  role: field('Papel', 'Role', GUARDIAN_ROLE),
})
const WARD = group('Ward', {
  name: field('Nome', 'Name', TEXT),
  birthDate: field('Nascimento', 'Date of birth', DATE),
  cpf: field('CPF', 'CPF', TAX_NUMBER),
  rg: field('RG', 'RG', TEXT),
  placeOfBirth: field('Local de nascimento', 'Place of birth', TEXT),
  filiation: field('Filiação', 'Parents', listOf(TEXT)),
  role: field('Papel', 'Role', WARD_ROLE),
})

/** Termo de Guarda, Tutela or Curatela. */
export const guardianshipTermSchema = documentSchema({
  type: 23,
  names: ['TUTELA'],
  title: 'GuardianshipTerm',
  label: { pt: 'Termo de guarda', en: 'Guardianship term' },
  hint: { pt: 'Guarda, tutela ou curatela', en: 'Guarda, tutela or curatela' },
  // The specification's example shows an empty object.
  isEmptyWithoutFinds: true,
  fields: {
    documentTitle: field('Título do documento', 'Title of the document', TEXT),
    kind: field('Espécie', 'Kind', KIND),
    nature: field('Natureza', 'Nature', NATURE),
    caseNumber: field('Número do processo', 'Case number', TEXT, 'NNNNNNN-DD.AAAA.J.TR.OOOO.'),
    caseNumberValid: field(
      'Número do processo confere',
      'Case number is valid',
      FLAG,
      'Whether its check digits are right.',
    ),
    caseClass: field('Classe do processo', 'Class of the case', TEXT),
    court: field('Tribunal', 'Court', TEXT, 'E.g. TJSP.'),
    courtDivision: field('Vara', 'Division', TEXT),
    district: field('Comarca', 'Judicial district', TEXT),
    forum: field('Foro', 'Courthouse', TEXT),
    state: field('UF', 'State', TEXT, 'Two letters.'),
    judgeName: field('Juiz ou juíza', 'Judge', TEXT),
    guardians: field('Guardiões, tutores ou curadores', 'Guardians, tutors or curators', listOf(GUARDIAN)),
    wards: field('Sob guarda, tutela ou curatela', 'Wards', listOf(WARD)),
    guardianName: field('Nome do responsável', 'Name of the guardian', TEXT, 'Of the first guardian.'),
    guardianCpf: field('CPF do responsável', 'CPF of the guardian', TAX_NUMBER, 'Of the first guardian.'),
    guardianRg: field('RG do responsável', 'RG of the guardian', TEXT, 'Of the first guardian.'),
    wardName: field('Nome de quem é cuidado', 'Name of the ward', TEXT, 'Of the first ward.'),
    wardBirthDate: field('Nascimento de quem é cuidado', 'Birth of the ward', DATE, 'Of the first ward.'),
    wardCpf: field('CPF de quem é cuidado', 'CPF of the ward', TAX_NUMBER, 'Of the first ward.'),
    decisionDate: field(
      'Data da decisão',
      'Date of the decision',
      DATE,
      'Of the decision that names the guardian.',
    ),
    issueDate: field('Emissão', 'Issued on', DATE, 'Of the term.'),
    expirationDate: field('Validade', 'Valid until', DATE, 'Null where no term is fixed.'),
    validityText: field('Prazo como impresso', 'Term as printed', TEXT, 'E.g. "180 dias".'),
    powers: field('Poderes', 'Powers', TEXT),
    signedBy: field('Assinado por', 'Signed by', listOf(TEXT)),
    signatureDate: field('Data da assinatura', 'Date of the signature', MOMENT),
    verificationLink: field('Endereço de conferência', 'Address to verify it', TEXT),
    verificationCode: field('Código de conferência', 'Verification code', TEXT),
  },
})
