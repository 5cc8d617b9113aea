import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { valuesOf } from '../../../engine/src/fields/values.ts'
import { licenceWith } from './environmental-licence-page.ts'
import { readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

const LEFT = 80
const RIGHT = 450

type Line = readonly [x: number, y: number, text: string]

async function link(lines: readonly Line[]) {
  const all: readonly Line[] = [
    [LEFT, 60, 'LICENÇA DE OPERAÇÃO Nº 4321/2023'],
    [LEFT, 100, 'Verifique a autenticidade em'],
    ...lines,
  ]
  const reading = readingFromText([{ lines: all.map(([x, y, text]) => ({ x, y, text, height: 12 })) }])
  return environmentalLicence.read(await withRoles(reading)).fields.validationLink
}

const WRAPPED: readonly Line[] = [
  [LEFT, 115, 'https://licencas.semad.go.gov.br/autenticidade/b-'],
  [LEFT, 131, 'documento-publico-da-licenca-ambiental-de-operacao-de-'],
  [LEFT, 146, 'empreendimentos/consulta.php?doc=98871'],
]
const WHOLE = WRAPPED.map(([, , text]) => text).join('')

describe('a link over several lines', () => {
  test.each<[string, readonly Line[]]>([
    ['alone', []],
    [
      'below which another column ends nearer',
      [
        [RIGHT, 102, 'Emitida pelo setor'],
        [RIGHT - 30, 118, 'Norte'],
      ],
    ],
  ])('%s', async (_, beside) => {
    expect(await link([...WRAPPED, ...beside])).toMatchObject({ value: WHOLE })
  })

  test('whose rest is not found is less sure', async () => {
    const cut = await link([...WRAPPED.slice(0, 1), [LEFT, 131, 'Informe o código da licença.']])
    const whole = await link(WRAPPED)
    expect(cut?.confidence).toBeLessThan(whole?.confidence ?? 0)
  })
})

const OF_THE_SIGNERS = `Protocolo digital da Prefeitura. Código para verificação: 8F3A-22C1 em
https://tibagi.1doc.com.br/verificacao/`
const OF_THE_GAZETTE = `Página 3 – Diário Oficial assinado digitalmente nos termos da MP 2.200-2/2001. \
Confira em diario.tibagi.pr.gov.br/edicoes – código 2871-7KQ4-91ZD`

test.each([
  [
    'LTB-77.2024-90XK',
    (own: string) => `${own}\ncom o número de controle LTB-77.2024-90XK.\n\n${OF_THE_GAZETTE}`,
  ],
  ['SMB-83.2026-F40C7A', (own: string) => `${own}, com o código SMB-83.2026-F40C7A.\n\n${OF_THE_GAZETTE}`],
  ['4409.TIB.2219', (own: string) => `${OF_THE_SIGNERS}\n\n${own}\ncom o número 4409.TIB.2219.`],
])('the key %s is that of the likeliest link', async (accessKey, body) => {
  const validationLink = 'licencas.tibagi.pr.gov.br/validar'
  const reading = licenceWith(body(`Esta licença pode ser conferida em ${validationLink}`))
  const { fields } = environmentalLicence.read(await withRoles(reading))
  expect(valuesOf(fields)).toMatchObject({ accessKey, validationLink })
})
