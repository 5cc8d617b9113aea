import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
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
