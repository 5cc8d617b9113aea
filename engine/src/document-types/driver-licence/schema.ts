import { documentSchema } from '../../schema/document-schema.ts'
import { DATE, FLAG, field, listOf, TAX_NUMBER, TEXT } from '../../schema/value-kinds.ts'

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
})
