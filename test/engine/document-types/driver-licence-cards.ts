import type { JsonValue } from '../../../engine/src/types.ts'
import type { PrintedLine, PrintedPage } from './reading-from-text.ts'

/** An invented holder and everything a card prints about them. */
export interface CardHolder {
  readonly name: string
  readonly birth: string
  readonly birthplace: string
  readonly identity: string
  readonly cpf: string
  readonly registro: string
  readonly licenceClass: string
  readonly first: string
  readonly issue: string
  readonly expiry: string
  /** The lines of the box; '' parts the parents on cards from 2022 on. */
  readonly parents: readonly string[]
  readonly observations: readonly string[]
  readonly local: string
  readonly security: string
  readonly renach: string
  readonly footer: string
  readonly mrz?: readonly string[]
}

export const MARIA: CardHolder = {
  name: 'MARIA APARECIDA EXEMPLO SILVA',
  birth: '19/05/1988',
  birthplace: 'PIRAPORA, MG',
  identity: '1234567X SSP MG',
  cpf: '165.324.175-64',
  registro: '40196834117',
  licenceClass: 'AB',
  first: '02/08/2007',
  issue: '21/07/2019',
  expiry: '17/07/2029',
  parents: ['JOSE EXEMPLO DA SILVA', 'ANA MODELO APARECIDA EXEMPLO', 'SILVA'],
  observations: ['EAR, CETPP', 'A'],
  local: 'BELO HORIZONTE, MG',
  security: '59310482276',
  renach: 'MG123456789',
  footer: 'DETRAN-MG (MINAS GERAIS)',
  mrz: ['I<BRA401968341<170<<<<<<<<<<<<', '8805197M2907170BRA<<<<<<<<<<<4', 'MARIA<<APARECIDA<EXEMPLO<SILVA'],
}

/** What the engine should read from a card with both halves. */
export function expectedOf(holder: CardHolder): Record<string, JsonValue> {
  const iso = (date: string) => date.split('/').reverse().join('-')
  return {
    name: holder.name,
    dateOfBirth: iso(holder.birth),
    issueDate: iso(holder.issue),
    expirationDate: iso(holder.expiry),
    licenseNumber: holder.registro,
    licenseClass: holder.licenceClass,
    personalNumber: holder.cpf.replace(/\D/g, ''),
    placeOfIssue: holder.local.slice(-2),
    cardIssuer: `DETRAN-${holder.local.slice(-2)}`,
    comments: holder.observations.length > 0 ? holder.observations.join(' ') : null,
    hasCetpp: holder.observations.join(' ').includes('CETPP'),
  }
}

/** Text by fractions of the card (docs/domain.md 1.11): label, small; value, about twice as high. */
type Print = readonly [kind: 'label' | 'value' | 'big', x: number, y: number, text: string]

/** The card of 2006 to 2022, unfolded: 850 × 1200 page units from (`left`, `top`). */
export function openCard(holder: CardHolder, left = 60, top = 80): PrintedPage {
  const [rg = '', issuer = '', uf = ''] = holder.identity.split(' ')
  const prints: Print[] = [...openFront(holder, rg, issuer, uf), ...openBack(holder)]
  const strips: PrintedLine[] = [
    { text: '1234567890', x: left + 70, y: top + 600, height: 20, angleDegrees: 90 },
    { text: '1234567890', x: left + 70, y: top + 1080, height: 20, angleDegrees: 90 },
    { text: 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', x: left + 5, y: top + 620, height: 12, angleDegrees: 90 },
    { text: 'PROIBIDO PLASTIFICAR', x: left + 5, y: top + 1180, height: 12, angleDegrees: 90 },
  ]
  return { lines: [...place(prints, left, top, 850, 1200), ...strips] }
}

/** The halves of the card of 2006 to 2022 alone. */
export function openCardHalf(holder: CardHolder, half: 'front' | 'back'): PrintedPage {
  const [rg = '', issuer = '', uf = ''] = holder.identity.split(' ')
  return {
    lines: place(half === 'front' ? openFront(holder, rg, issuer, uf) : openBack(holder), 60, 80, 850, 1200),
  }
}

function openFront(holder: CardHolder, rg: string, issuer: string, uf: string): Print[] {
  return [
    ['label', 0.18, 0.0, 'REPÚBLICA FEDERATIVA DO BRASIL'],
    ['label', 0.35, 0.03, 'MINISTÉRIO DAS CIDADES'],
    ['label', 0.23, 0.05, 'DEPARTAMENTO NACIONAL DE TRÂNSITO'],
    ['label', 0.23, 0.07, 'CARTEIRA NACIONAL DE HABILITAÇÃO'],
    ['label', 0.18, 0.092, 'NOME'],
    ['value', 0.18, 0.11, holder.name],
    ['label', 0.55, 0.14, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF'],
    ['value', 0.54, 0.16, rg],
    ['value', 0.78, 0.16, issuer],
    ['value', 0.94, 0.16, uf],
    ['label', 0.55, 0.195, 'CPF'],
    ['value', 0.53, 0.212, holder.cpf],
    ['label', 0.83, 0.195, 'DATA NASCIMENTO'],
    ['value', 0.82, 0.212, holder.birth],
    ['label', 0.56, 0.245, 'FILIAÇÃO'],
    ...holder.parents
      .filter((line) => line !== '')
      .map((line, at): Print => ['value', 0.54, 0.265 + at * 0.022, line]),
    ['label', 0.55, 0.38, 'PERMISSÃO'],
    ['label', 0.79, 0.38, 'ACC'],
    ['value', 0.55, 0.4, 'IIIIIIII'],
    ['value', 0.78, 0.4, '====='],
    ['label', 0.91, 0.38, 'CAT. HAB.'],
    ['value', 0.93, 0.4, holder.licenceClass],
    ['label', 0.17, 0.43, 'Nº REGISTRO'],
    ['value', 0.21, 0.45, holder.registro],
    ['label', 0.52, 0.43, 'VALIDADE'],
    ['value', 0.51, 0.45, holder.expiry],
    ['label', 0.76, 0.43, '1ª HABILITAÇÃO'],
    ['value', 0.77, 0.45, holder.first],
  ]
}

function openBack(holder: CardHolder): Print[] {
  return [
    ['label', 0.17, 0.5, 'OBSERVAÇÕES'],
    ...holder.observations.map((line, at): Print => ['value', 0.16, 0.53 + at * 0.03, line]),
    ['label', 0.37, 0.77, 'ASSINATURA DO PORTADOR'],
    ['label', 0.18, 0.8, 'LOCAL'],
    ['value', 0.16, 0.82, holder.local],
    ['label', 0.79, 0.8, 'DATA EMISSÃO'],
    ['value', 0.8, 0.82, holder.issue],
    ['value', 0.79, 0.87, holder.security],
    ['value', 0.79, 0.895, holder.renach],
    ['label', 0.5, 0.88, 'FULANO INVENTADO PRADO'],
    ['label', 0.37, 0.9, 'ASSINATURA DO EMISSOR'],
    ['value', 0.3, 0.93, holder.footer],
  ]
}

/** Front of the card of 2022: labels sit in the boxes' borders, 850 × 600 page units. */
export function front2022(holder: CardHolder, left = 60, top = 80): PrintedPage {
  const parents = holder.parents.map((line, at): Print => ['value', 0.37, 0.845 + at * 0.042, line])
  const prints: Print[] = [
    ['label', 0.3, 0.01, 'REPÚBLICA FEDERATIVA DO BRASIL'],
    ['label', 0.35, 0.05, 'MINISTÉRIO DOS TRANSPORTES'],
    ['label', 0.33, 0.08, 'SECRETARIA NACIONAL DE TRÂNSITO'],
    ['label', 0.1, 0.13, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN'],
    ['label', 0.08, 0.18, '2 e 1 NOME E SOBRENOME'],
    ['value', 0.07, 0.215, holder.name],
    ['label', 0.78, 0.18, '1ª HABILITAÇÃO'],
    ['value', 0.78, 0.215, holder.first],
    ['label', 0.38, 0.29, '3 DATA, LOCAL E UF DE NASCIMENTO'],
    ['value', 0.37, 0.325, `${holder.birth}, ${holder.birthplace}`],
    ['label', 0.38, 0.4, '4a DATA EMISSÃO'],
    ['value', 0.37, 0.435, holder.issue],
    ['label', 0.6, 0.4, '4b VALIDADE'],
    ['value', 0.59, 0.435, holder.expiry],
    ['label', 0.8, 0.4, 'ACC'],
    ['value', 0.79, 0.435, 'mmmmm'],
    ['big', 0.93, 0.4, 'D'],
    ['label', 0.38, 0.51, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF'],
    ['value', 0.37, 0.545, holder.identity],
    ['label', 0.38, 0.62, '4d CPF'],
    ['value', 0.37, 0.655, holder.cpf],
    ['label', 0.63, 0.62, '5 Nº REGISTRO'],
    ['value', 0.62, 0.655, holder.registro],
    ['label', 0.87, 0.62, '9 CAT. HAB.'],
    ['value', 0.87, 0.655, holder.licenceClass],
    ['label', 0.38, 0.73, 'NACIONALIDADE'],
    ['value', 0.37, 0.765, 'BRASILEIRO(A)'],
    ['label', 0.38, 0.815, 'FILIAÇÃO'],
    ...parents,
    ['label', 0.08, 0.9, '7 ASSINATURA DO PORTADOR'],
  ]
  return { lines: place(prints, left, top, 850, 600) }
}

/** Back of the card of 2022 with its table of categories. */
export function back2022(holder: CardHolder, left = 60, top = 80): PrintedPage {
  const rows = ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'].flatMap((name, at): Print[] => {
    const y = 0.08 + at * 0.055
    const held = name.length === 1 && holder.licenceClass.includes(name)
    const dates: Print[] = held
      ? [
          ['value', 0.2, y, holder.first],
          ['value', 0.36, y, holder.expiry],
        ]
      : []
    return [['value', 0.1, y, name], ...dates]
  })
  const others = ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'].map(
    (name, at): Print => ['value', 0.56, 0.08 + at * 0.055, name],
  )
  const prints: Print[] = [
    ['label', 0.1, 0.04, '9'],
    ['label', 0.22, 0.04, '10'],
    ['label', 0.38, 0.04, '11'],
    ['label', 0.5, 0.04, '12'],
    ...rows,
    ...others,
    ['label', 0.08, 0.49, '12 OBSERVAÇÕES'],
    ...holder.observations.map((line, at): Print => ['value', 0.07, 0.53 + at * 0.05, line]),
    ['label', 0.66, 0.53, 'ASSINADO DIGITALMENTE'],
    ['label', 0.62, 0.57, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO'],
    ['value', 0.68, 0.65, holder.security],
    ['value', 0.68, 0.7, holder.renach],
    ['label', 0.08, 0.78, 'LOCAL'],
    ['value', 0.07, 0.82, holder.local],
    ['big', 0.3, 0.9, 'MINAS GERAIS'],
  ]
  return { lines: place(prints, left, top, 850, 600) }
}

/** The third panel: the legend repeats every caption, then the machine-readable zone. */
export function panel2022(holder: CardHolder, left = 60, top = 80): PrintedPage {
  const legend = [
    '2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License /',
    'Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar',
    'de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration',
    'Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing',
    'Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License',
    'Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class /',
    'Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación –',
    '12. Observações / Observations / Observaciones – Local / Place / Lugar',
  ]
  return {
    lines: [
      ...legend.map((text, at) => ({ text, x: left + 60, y: top + 40 + at * 12, height: 10 })),
      ...(holder.mrz ?? []).map((text, at) => ({ text, x: left + 60, y: top + 420 + at * 40, height: 24 })),
    ],
  }
}

/** Several panels on one page. */
export function onePage(...pages: readonly PrintedPage[]): PrintedPage {
  return { lines: pages.flatMap(({ lines }) => lines), height: 2000 }
}

/** Heights of labels and values do not depend on the panel: the page is 850 units wide in both layouts. */
function place(
  prints: readonly Print[],
  left: number,
  top: number,
  width: number,
  height: number,
): PrintedLine[] {
  const size = { label: 11, value: 19, big: 34 } as const
  return prints
    .filter(([, , , text]) => text !== '')
    .map(([kind, x, y, text]) => ({ text, x: left + x * width, y: top + y * height, height: size[kind] }))
}
