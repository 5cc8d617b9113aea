import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A driver's data on paper that is no card: rows of cells, each at its column's left edge, in points. */
export interface DriverRecord {
  readonly name: string
  readonly title: string
  readonly columns: readonly number[]
  readonly rows: readonly (readonly string[])[]
  /** Distance of two rows, in points. */
  readonly pitch: number
  readonly expected: Readonly<Record<string, unknown>>
}

export const RECORDS: readonly DriverRecord[] = [
  {
    name: 'a list of captions and values',
    title: 'Dados do condutor',
    columns: [60],
    pitch: 24,
    rows: [
      ['Nome: Marcela Prado Tavolaro'],
      ['CPF: 529.982.247-25'],
      ['Data de nascimento: 14/03/1987'],
      ['Naturalidade: Londrina/PR'],
      ['Pai: Osvaldo Tavolaro'],
      ['Mãe: Ivone Prado Tavolaro'],
      ['Registro: 02650306461'],
      ['Categoria: AB'],
      ['Emissão: 10/05/2022'],
      ['Validade: 09/05/2032'],
      ['Local de emissão: Curitiba/PR'],
      ['Órgão emissor: DETRAN-PR'],
    ],
    expected: {
      name: 'Marcela Prado Tavolaro',
      personalNumber: '52998224725',
      dateOfBirth: '1987-03-14',
      placeOfBirth: 'Londrina/PR',
      filiation: ['Osvaldo Tavolaro', 'Ivone Prado Tavolaro'],
      licenseNumber: '02650306461',
      licenseClass: 'AB',
      issueDate: '2022-05-10',
      expirationDate: '2032-05-09',
      placeOfIssue: 'PR',
      cardIssuer: 'DETRAN-PR',
    },
  },
  {
    name: 'a table of two columns whose values stand far to the right',
    title: 'CONSULTA DE CONDUTOR',
    columns: [60, 340],
    pitch: 20,
    rows: [
      ['Nome do condutor', 'JONAS BEZERRA CALDEIRA'],
      ['CPF', '111.444.777-35'],
      ['Nascimento', '02/11/1979'],
      ['Local de nascimento', 'SOBRAL - CE'],
      ['Nome da mãe', 'LUCIA BEZERRA CALDEIRA'],
      ['Nome do pai', 'RAIMUNDO CALDEIRA NETO'],
      ['Nº do registro', '12345678900'],
      ['Categoria', 'D'],
      ['Primeira habilitação', '05/05/1999'],
      ['Data da emissão', '21/08/2023'],
      ['Data de validade', '20/08/2033'],
      ['UF da habilitação', 'CE'],
    ],
    expected: {
      name: 'JONAS BEZERRA CALDEIRA',
      personalNumber: '11144477735',
      dateOfBirth: '1979-11-02',
      placeOfBirth: 'SOBRAL/CE',
      filiation: ['LUCIA BEZERRA CALDEIRA', 'RAIMUNDO CALDEIRA NETO'],
      licenseNumber: '12345678900',
      licenseClass: 'D',
      issueDate: '2023-08-21',
      expirationDate: '2033-08-20',
      placeOfIssue: 'CE',
    },
  },
  {
    name: 'captions in two languages, both parents on one line',
    title: 'DRIVER RECORD / REGISTRO DO CONDUTOR',
    columns: [60, 330],
    pitch: 22,
    rows: [
      ['Nome / Name:', 'Beatriz Okamoto Lins'],
      ['Data de nascimento / Date of birth:', '30/06/1992'],
      ['CPF / Tax number:', '529.982.247-25'],
      ['Categoria / Class:', 'B'],
      ['Nº registro / Licence number:', '02650306461'],
      ['Emissão / Issued:', '01/02/2021'],
      ['Validade / Valid until:', '31/01/2031'],
      ['Filiação / Parents:', 'Kenji Okamoto e Sandra Lins Okamoto'],
      ['Local / Place:', 'São Paulo, SP'],
    ],
    expected: {
      name: 'Beatriz Okamoto Lins',
      licenseClass: 'B',
      expirationDate: '2031-01-31',
    },
  },
  {
    name: 'a form with captions over their values, two side by side',
    title: 'FICHA CADASTRAL DO MOTORISTA',
    columns: [60, 330],
    pitch: 18,
    rows: [
      ['Nome completo', 'CPF'],
      ['Aurélio Nakata Simões', '111.444.777-35'],
      ['Data de nasc.', 'Naturalidade'],
      ['19/09/1969', 'Bagé-RS'],
      ['CNH nº', 'Categoria'],
      ['98765432109', 'AE'],
      ['Data de emissão', 'Vencimento'],
      ['15/01/2020', '14/01/2025'],
      ['Nome da mãe', 'Nome do pai'],
      ['Tereza Nakata Simões', 'Plínio Alves Simões'],
    ],
    expected: {
      name: 'Aurélio Nakata Simões',
      personalNumber: '11144477735',
      dateOfBirth: '1969-09-19',
      placeOfBirth: 'Bagé/RS',
      licenseNumber: '98765432109',
      licenseClass: 'AE',
      filiation: ['Tereza Nakata Simões', 'Plínio Alves Simões'],
      issueDate: '2020-01-15',
      expirationDate: '2025-01-14',
    },
  },
  {
    name: 'a table with one record, its captions in the head',
    title: 'Relação de motoristas',
    columns: [40, 190, 290, 380, 430, 500],
    pitch: 20,
    rows: [
      ['Motorista', 'CPF', 'CNH', 'Cat.', 'Emissão', 'Validade'],
      ['Ruan Peixoto Galvão', '529.982.247-25', '02650306461', 'C', '03/04/2021', '02/04/2031'],
    ],
    expected: {
      name: 'Ruan Peixoto Galvão',
      personalNumber: '52998224725',
      licenseNumber: '02650306461',
      licenseClass: 'C',
      issueDate: '2021-04-03',
      expirationDate: '2031-04-02',
    },
  },
  {
    name: 'two pairs of caption and value a row, dotted leaders, one number twice',
    title: 'Espelho de consulta',
    columns: [50, 310],
    pitch: 22,
    rows: [
      ['Nome........: IARA BRANDÃO FELIX', 'Categoria...: AD'],
      ['CPF.........: 529.982.247-25', 'Registro....: 52998224725'],
      ['Nascimento..: 08/12/1990', 'Emissão.....: 17/07/2024'],
      ['Mãe.........: CELIA BRANDÃO', 'Validade....: 16/07/2034'],
    ],
    expected: {
      name: 'IARA BRANDÃO FELIX',
      licenseClass: 'AD',
      personalNumber: '52998224725',
      licenseNumber: '52998224725',
      dateOfBirth: '1990-12-08',
      issueDate: '2024-07-17',
      expirationDate: '2034-07-16',
      filiation: ['CELIA BRANDÃO'],
    },
  },
  {
    name: 'a list whose second parent wraps, with rows that nobody asked for',
    title: 'Prontuário do condutor',
    columns: [60, 210],
    pitch: 16,
    rows: [
      ['Condutor', 'WESLEY DUARTE PIMENTA'],
      ['RG', '1234567 SSP MG'],
      ['CPF', '529.982.247-25'],
      ['Sexo', 'Masculino'],
      ['Nascido em', '01/01/1985'],
      ['Filiação', 'ANTONIO PIMENTA'],
      ['', 'ROSA DUARTE PIMENTA'],
      ['Renach', 'MG123456789'],
      ['Número da CNH', '02650306461'],
      ['Categoria atual', 'B'],
      ['Emitida em', '12/12/2019'],
      ['Válida até', '11/12/2024'],
      ['Situação', 'Vencida'],
    ],
    expected: {
      name: 'WESLEY DUARTE PIMENTA',
      dateOfBirth: '1985-01-01',
      filiation: ['ANTONIO PIMENTA', 'ROSA DUARTE PIMENTA'],
      personalNumber: '52998224725',
      licenseNumber: '02650306461',
      licenseClass: 'B',
      issueDate: '2019-12-12',
      expirationDate: '2024-12-11',
      comments: null,
    },
  },
]

export async function printRecord({ title, columns, rows, pitch }: DriverRecord): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  page.drawText(title, { x: 60, y: 780, size: 14, font })
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      page.drawText(text, { x: columns[column] ?? 60, y: 740 - row * pitch, size: 10, font })
    }
  }
  return pdf.save()
}
