import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { groupsIn } from '../../../engine/src/fields/values.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'
import { courtPages } from './guardianship-term-page.ts'
import { TIMEOUT_MS } from './plain-term.ts'
import { withRoles } from './with-roles.ts'

const TIA = 'ZULMIRA PONTAL BREJINHO, brasileira, viúva, aposentada, CPF nº 202.231.691-61'
const CHILDREN = `Kauã Pontal Figueiral, nascido em 12/05/2009; Sofia Pontal Figueiral, nascida em 30/09/2012; e \
Miguel Pontal Figueiral, nascido em 04/02/2017`

const AGREED = `PODER JUDICIÁRIO DO ESTADO DE GOIÁS
CEJUSC DE CATALÃO
TERMO DE ACORDO DE GUARDA

Processo nº 5312207-68.2025.8.09.0029

Compareceram a genitora ROSÂNGELA PONTAL RIOMANSO, CPF nº 165.324.175-64, e a tia ${TIA}. A genitora tem três filhos: ${CHILDREN}, \
que mora com a genitora em Goiânia.

1. A guarda definitiva de Kauã e Sofia será exercida pela tia materna, ZULMIRA PONTAL BREJINHO.

2. A genitora visitará os filhos em finais de semana alternados.

HOMOLOGO o acordo, que vale como TERMO DE GUARDA. Catalão, 18 de março de 2025.`

const DECIDED = `PODER JUDICIÁRIO DO ESTADO DO MARANHÃO
COMARCA DE CAXIAS – VARA DE FAMÍLIA
SENTENÇA E TERMO DE TUTELA

Processo nº 0803355-68.2023.8.10.0029
Requerente: Zulmira Pontal Brejinho

Vistos. A requerente pede a tutela dos sobrinhos, órfãos: ${CHILDREN}.

Ante o exposto, JULGO PROCEDENTE EM PARTE o pedido e nomeio tutora de Kauã Pontal Figueiral e de Sofia Pontal Figueiral a requerente, \
${TIA}. O pedido quanto a Miguel fica prejudicado, pois foi adotado.

Serve a presente como TERMO DE TUTELA. Caxias, 12 de março de 2024.`

describe('of several children', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['an agreement', AGREED],
    ['a judgement', DECIDED],
  ])('those are wards over whom %s gives the office', async (_, text) => {
    const { fields } = guardianshipTerm.read(await withRoles(courtPages(text)))
    expect(groupsIn(fields.wards?.value ?? []).map(({ name, birthDate }) => [name, birthDate])).toEqual([
      ['Kauã Pontal Figueiral', '2009-05-12'],
      ['Sofia Pontal Figueiral', '2012-09-30'],
    ])
  })
})

it.each(['nomeados curadores, em exercício compartilhado,', 'nomeados tutores, de forma compartilhada,'])(
  'an office that two exercise in common has both: %s',
  (named) => {
    const two = `${said('GUARDIAN', 'Ana Lima Prado')} e ${said('PERSON', 'Davi Reis.')}`
    const { fields } = guardianshipTerm.read(
      tagged(`TERMO. De ${said('WARD', 'Rui Prado,')} foram ${named} ${two}`),
    )
    expect(groupsIn(fields.guardians?.value ?? []).map(({ name }) => name)).toEqual([
      'Ana Lima Prado',
      'Davi Reis',
    ])
  },
)

it.each([
  'Tutor exonerado:',
  'Tutora anterior',
  'Curador destituído:',
  'Testemunhas:',
  'Advogado',
  'Protutor:',
])('whom the caption %s names is no guardian', (caption) => {
  const own = `Tutora: ${said('GUARDIAN', 'Ana Lima Prado')}`
  const other = `${said('CAPTION', caption)} ${said('GUARDIAN', 'Davi Reis')}`
  const term = tagged(`TERMO\n${own}\n${other}\nTutelado: ${said('WARD', 'Rui Prado')}`)
  const { guardians } = guardianshipTerm.read(term).fields
  expect(groupsIn(guardians?.value ?? []).map(({ name }) => name)).toEqual(['Ana Lima Prado'])
})

it('to a relative a guarda is given alone, though the parents shared it before', () => {
  const before = `A guarda era compartilhada entre ambos os pais. Ouvido ${said('PERSON', 'Davi Reis')}, decido.`
  const given = `Defiro a guarda de ${said('WARD', 'Rui Prado')} à ${said('RELATIONSHIP', 'tia materna,')}`
  const own = said('GUARDIAN', 'Ana Lima Prado.')
  const { fields } = guardianshipTerm.read(tagged(`TERMO DE GUARDA\n${before} ${given} ${own}`))
  expect(groupsIn(fields.guardians?.value ?? []).map(({ name }) => name)).toEqual(['Ana Lima Prado'])
})

it.each(['nascido em Ilhéus/BA em', 'nascida na cidade de Ilhéus, aos', 'nascido em'])(
  'a day behind a name is the birth where the words before it say so: %s',
  (born) => {
    const people = `${said('GUARDIAN', 'Ana Lima Prado')} é curadora de ${said('WARD', 'Rui Prado,')}`
    const term = `TERMO. ${people} solteiro, ${born} 13/05/1948/BIRTH~`
    expect(guardianshipTerm.read(tagged(term)).fields.wardBirthDate?.value).toBe('1948-05-13')
  },
)
