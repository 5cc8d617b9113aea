import { documentSchema } from '../../schema/document-schema.ts'
import { DATE, FLAG, field, group, listOf, TAX_NUMBER, TEXT } from '../../schema/value-kinds.ts'

/** Carteira Nacional de Habilitação. */
export const driverLicenceSchema = documentSchema({
  type: 54,
  names: ['DRIVER_LICENSE'],
  title: 'DriverLicence',
  label: { pt: 'CNH', en: 'Driver licence' },
  hint: { pt: 'Carteira de motorista, frente e verso', en: 'CNH, front and back' },
  isEmptyWithoutFinds: false,
  fields: {
    name: field('Nome', 'Name', TEXT),
    dateOfBirth: field('Nascimento', 'Date of birth', DATE),
    issueDate: field('Emissão', 'Issued on', DATE),
    expirationDate: field('Validade', 'Valid until', DATE),
    licenseNumber: field('Número de registro', 'Registration number', TEXT, 'Digits.'),
    licenseClass: field('Categoria', 'Class', TEXT, 'Category letters, e.g. AB.'),
    filiation: field('Filiação', 'Parents', listOf(TEXT), 'Names.'),
    personalNumber: field('CPF', 'CPF', TAX_NUMBER),
    placeOfBirth: field('Local de nascimento', 'Place of birth', TEXT, 'City/state in two letters.'),
    placeOfIssue: field('UF de emissão', 'State of issue', TEXT, 'Two letters.'),
    cardIssuer: field('Órgão emissor', 'Issued by', TEXT),
    comments: field('Observações', 'Remarks', TEXT),
    hasCetpp: field('Tem CETPP', 'Has the CETPP course', FLAG),
  },
  more: {
    identityNumber: field(
      'Documento de identidade',
      'Identity document',
      TEXT,
      'As printed, without spaces.',
    ),
    identityIssuer: field('Órgão emissor da identidade', 'Identity document issued by', TEXT),
    identityState: field('UF da identidade', 'State of the identity document', TEXT, 'Two letters.'),
    firstLicenceDate: field('Primeira habilitação', 'First licence', DATE),
    nationality: field('Nacionalidade', 'Nationality', TEXT),
    cityOfIssue: field('Cidade de emissão', 'City of issue', TEXT),
    renach: field('RENACH', 'RENACH', TEXT, 'State and nine digits.'),
    securityNumber: field('Número de segurança', 'Security number', TEXT, 'Eleven digits.'),
    mirrorNumber: field('Número do espelho', 'Number of the blank', TEXT, 'Nine or ten digits.'),
    categories: field(
      'Categorias',
      'Categories',
      listOf(
        group('LicenceCategory', {
          category: field('Categoria', 'Category', TEXT),
          firstIssueDate: field('Desde', 'Since', DATE),
          expirationDate: field('Até', 'Until', DATE),
          restrictions: field('Restrições', 'Restrictions', TEXT, 'As printed.'),
        }),
      ),
      'Rows of the table on the back since 2022.',
    ),
    restrictions: field(
      'Restrições',
      'Restrictions',
      listOf(
        group('Restriction', {
          code: field('Código', 'Code', TEXT, 'One letter.'),
          meaning: field('Significado', 'Meaning', TEXT, 'By the public table of CONTRAN.'),
        }),
      ),
    ),
  },
})
