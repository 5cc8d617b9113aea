import { describe, expect, it } from 'vitest'
import { REST_OF_ACTIVITY } from '../../../engine/src/document-types/environmental-licence/rest-of-activity.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { cellsField } from '../../../engine/src/weigh/role-field.ts'
import { said, taggedLines } from './tagged-reading.ts'

const FIELD = cellsField('mainActivity', 'ACTIVITY', (text) => [text], REST_OF_ACTIVITY)
const LEADING = 18
/** Left edges of a column of codes, and of what stands beside it. */
const [LEFT, RIGHT] = [60, 180]

/** The most probable list of texts; each line is `[left, row, text]`. */
function listOf(...lines: readonly (readonly [x: number, row: number, text: string])[]) {
  const printed = lines.map(([x, row, text]) => ({ text, x, y: 100 + row * LEADING, height: 12 }))
  return readerView(taggedLines(printed)).proposals(FIELD)[0]?.value
}

const activity = (text: string) => said('ACTIVITY', text)
/** Without the mark of a beginning. */
const goingOn = (text: string) => activity(text).replace('*', '')

describe('texts in a column beside a column of codes', () => {
  it('begin where a code stands in their row', () => {
    const list = listOf(
      [LEFT, 0, activity('10.41-4')],
      [RIGHT, 0, goingOn('Fabricação de óleos vegetais')],
      [LEFT, 1, activity('10.66-0')],
      [RIGHT, 1, goingOn('Fabricação de alimentos para animais')],
      [RIGHT, 2, goingOn('de pequeno porte')],
    )
    expect(list).toEqual([
      '10.41-4 Fabricação de óleos vegetais',
      '10.66-0 Fabricação de alimentos para animais de pequeno porte',
    ])
  })

  it('begin where a code of the same shape stands that the network overlooked', () => {
    const list = (second: string, left = LEFT) =>
      listOf(
        [LEFT, 0, activity('0406-1')],
        [RIGHT, 0, activity('Beneficiamento de frutas e')],
        [RIGHT, 1, goingOn('produção de polpas')],
        [left, 2, second],
        [RIGHT, 2, goingOn('Câmara frigorífica')],
      )
    expect(list('0911-3')).toEqual([
      '0406-1 Beneficiamento de frutas e produção de polpas',
      '0911-3 Câmara frigorífica',
    ])
    const whole = ['0406-1 Beneficiamento de frutas e produção de polpas Câmara frigorífica']
    expect(list('180,5')).toEqual(whole)
    expect(list('0911-3', LEFT - 40)).toEqual(whole)
  })

  it('begin where such a code stands above the one that the network saw', () => {
    const list = listOf(
      [LEFT, 0, '1304'],
      [RIGHT, 0, activity('Fabricação de embalagens')],
      [LEFT, 1, activity('3106')],
      [RIGHT, 1, goingOn('Recuperação de plásticos')],
    )
    expect(list).toEqual(['1304 Fabricação de embalagens', '3106 Recuperação de plásticos'])
  })

  it('are the nearest of codes that are centred', () => {
    const list = listOf(
      [RIGHT, 0, activity('Coleta e triagem')],
      [LEFT, 0.5, activity('38.11-4')],
      [RIGHT, 1, goingOn('de resíduos sólidos')],
      [RIGHT, 2.5, activity('Lavagem de')],
      [LEFT, 3, activity('45.20-0')],
      [RIGHT, 3.5, goingOn('veículos pesados')],
    )
    expect(list).toEqual([
      '38.11-4 Coleta e triagem de resíduos sólidos',
      '45.20-0 Lavagem de veículos pesados',
    ])
  })

  it('begin above a code that is centred beside their lines, right below the text before', () => {
    const list = listOf(
      [LEFT, 0, activity('F-02-01-1')],
      [RIGHT, 0, activity('Transporte rodoviário de resíduos perigosos')],
      [RIGHT, 1, goingOn('Postos revendedores, pontos de')],
      [LEFT, 1.5, activity('F-06-01-7')],
      [RIGHT, 2, goingOn('abastecimento e instalações')],
    )
    expect(list).toEqual([
      'F-02-01-1 Transporte rodoviário de resíduos perigosos',
      'F-06-01-7 Postos revendedores, pontos de abastecimento e instalações',
    ])
  })

  it('come before codes on their right', () => {
    const list = listOf([LEFT, 0, activity('Curtimento de couro')], [500, 0, activity('03.02.01')])
    expect(list).toEqual(['Curtimento de couro 03.02.01'])
  })
})

describe('a text of a cell', () => {
  it('goes on behind figures that were lost, unless another begins there', () => {
    const text = (mark: string) =>
      `${activity('Engorda de camarão em')} 6/ACTIVITY~ (seis)/ACTIVITY~ viveiros/ACTIVITY${mark} cavados/ACTIVITY`
    expect(listOf([LEFT, 0, text('^')])).toEqual(['Engorda de camarão em 6 (seis) viveiros cavados'])
    expect(listOf([LEFT, 0, text('*')])).toHaveLength(2)
  })

  it('goes on behind a lost word in capitals', () => {
    const list = listOf([LEFT, 0, `${activity('ARTIGOS DE')} MATERIAL/ACTIVITY~ PLÁSTICO/ACTIVITY`])
    expect(list).toEqual(['ARTIGOS DE MATERIAL PLÁSTICO'])
  })

  it('goes on in small letters, wherever another was seen to begin', () => {
    const list = listOf(
      [LEFT, 0, activity('Fabricação de compensados, chapas')],
      [LEFT, 1, activity('prensadas e aglomerados')],
    )
    expect(list).toEqual(['Fabricação de compensados, chapas prensadas e aglomerados'])
  })

  it('goes on in capitals below a full line unless another begins, and ends where a word would have fitted', () => {
    const above: readonly [number, number, string] = [
      LEFT,
      0,
      'Um título que é tão largo quanto a página toda é',
    ]
    const full = activity('COLETA E ARMAZENAMENTO TEMPORÁRIO DE RESÍDUOS')
    expect(listOf(above, [LEFT, 2, full], [LEFT, 3, goingOn('URBANOS E RURAIS')])).toEqual([
      'COLETA E ARMAZENAMENTO TEMPORÁRIO DE RESÍDUOS URBANOS E RURAIS',
    ])
    expect(listOf(above, [LEFT, 2, full], [LEFT, 3, activity('PINTURA E SOLDA')])).toHaveLength(2)
    expect(listOf(above, [LEFT, 2, activity('LAVAGEM')], [LEFT, 3, activity('PINTURA E SOLDA')])).toEqual([
      'LAVAGEM',
      'PINTURA E SOLDA',
    ])
  })

  it('goes on below, past the cell beside it', () => {
    const rows = (below: string) =>
      listOf([LEFT, 0, activity('Lapidação e gravação em')], [400, 0, '980 m²'], [LEFT, 1, below])
    expect(rows(goingOn('vidro plano'))).toEqual(['Lapidação e gravação em vidro plano'])
    expect(rows(activity('vidro plano'))).toEqual(['Lapidação e gravação em vidro plano'])
  })

  it('goes on in capitals below a preposition, and with one word below a full line, wherever another was seen to begin', () => {
    const rows = (text: string, below: string) =>
      listOf([LEFT, 0, activity(text)], [400, 0, '980 m²'], [LEFT, 1, activity(below)])
    expect(rows('ABATE DE AVES E PREPARO DE', 'PRODUTOS DE CARNE')).toEqual([
      'ABATE DE AVES E PREPARO DE PRODUTOS DE CARNE',
    ])
    expect(rows('COLETA DE PRODUTOS E/OU', 'RESÍDUOS PERIGOSOS')).toHaveLength(1)
    expect(rows('TRANSPORTE RODOVIÁRIO DE CARGAS DE PRODUTOS', 'PERIGOSOS')).toEqual([
      'TRANSPORTE RODOVIÁRIO DE CARGAS DE PRODUTOS PERIGOSOS',
    ])
    expect(rows('LAVAGEM', 'PINTURA'), 'where a word would have fitted').toHaveLength(2)
    expect(rows('TRANSPORTE RODOVIÁRIO DE CARGAS DE PRODUTOS', 'PINTURA E SOLDA')).toHaveLength(2)
  })

  it('goes on below, in the column that its code stands before, with room between the lines', () => {
    const list = listOf(
      [LEFT, 0, activity('G-01-03-1')],
      [RIGHT, 0, goingOn('Culturas anuais e cultivos')],
      [400, 0, '480 ha'],
      [RIGHT, 1.4, goingOn('agrossilvipastoris, exceto horticultura')],
    )
    expect(list).toEqual(['G-01-03-1 Culturas anuais e cultivos agrossilvipastoris, exceto horticultura'])
  })

  it('has no area of the next cell for a code', () => {
    const list = listOf(
      [LEFT, 0, activity('Agricultura')],
      [400, 0, activity('1.284,7731')],
      [LEFT, 1, activity('Pecuária extensiva')],
      [400, 1, activity('312,0405')],
    )
    expect(list).toEqual(['Agricultura', 'Pecuária extensiva'])
  })
})

describe('what leads from one place to another', () => {
  it('goes on with the second one, and with what is named behind it', () => {
    const list = (text: string) => listOf([LEFT, 0, text])
    const line = activity('Linha de Transmissão 500 kV Gilbués')
    const works = activity('Subestações associadas,')
    expect(list(`${line} – Barra do Ouricuri C1 e ${works} com 287 km`)).toEqual([
      'Linha de Transmissão 500 kV Gilbués – Barra do Ouricuri C1 e Subestações associadas,',
    ])
    expect(list(`${activity('LT 138 kV Videira -')} Campos Novos e dá outras providências`)).toEqual([
      'LT 138 kV Videira - Campos Novos',
    ])
    expect(list(`${activity('Gasoduto Cabiúnas')} – ${said('ADDRESS', 'Rua Um')}`)).toEqual([
      'Gasoduto Cabiúnas',
    ])
    expect(list(`${activity('Olaria com forno')} – Barra do Ouricuri`)).toEqual(['Olaria com forno'])
  })

  it('goes on in the next line behind a dash', () => {
    const list = listOf([LEFT, 2, activity('Adutora Nova do Alto Piancó –')], [LEFT, 3, 'Sousa e Aparecida'])
    expect(list).toEqual(['Adutora Nova do Alto Piancó – Sousa e Aparecida'])
  })
})

describe('a measure', () => {
  const WORKS = 'usina de asfalto, com capacidade de'
  it.each([
    ['goes on behind a preposition', `operar ${activity(WORKS)} 80,5 t/h na Via Um`, [`${WORKS} 80,5 t/h`]],
    ['goes on behind its figure', `operar ${activity(`${WORKS} 1.200`)} m3/mês.`, [`${WORKS} 1.200 m3/mês.`]],
    [
      'goes on behind what is measured',
      `operar ${activity('parque de tanques e capacidade')} nominal de 118.000 m3, no município`,
      ['parque de tanques e capacidade nominal de 118.000 m3,'],
    ],
    [
      'goes on behind which measure it is',
      `operar ${activity('usina de asfalto, com capacidade instalada')} de 42.000 t/ano, na Fazenda`,
      ['usina de asfalto, com capacidade instalada de 42.000 t/ano,'],
    ],
    [
      'is no text of its own',
      `${activity('FABRICAÇÃO DE QUEIJO,')} capacidade de ${activity('3.000 litros por dia')}`,
      ['FABRICAÇÃO DE QUEIJO,'],
    ],
    [
      'stands in a text that goes on behind the second of two places',
      `${activity('Linha de 500 kV Barra do')} – Bom Jardim, ${activity('circuito 3')}`,
      ['Linha de 500 kV Barra do – Bom Jardim, circuito 3'],
    ],
    [
      'may begin with its unit',
      `${activity('Gasoduto Serra Azul,')} com extensão de 94 ${activity('km e diâmetro de 18 polegadas')}`,
      ['Gasoduto Serra Azul,'],
    ],
  ])('%s', (_, line, list) => {
    expect(listOf([LEFT, 0, line])).toEqual(list)
  })

  it('is none in the next cell', () => {
    expect(listOf([LEFT, 0, `${activity('Ferramentas; fabricação de')} 23`])).toEqual([
      'Ferramentas; fabricação de',
    ])
    expect(listOf([LEFT, 0, `operação de ${activity('12 poços tubulares')}`])).toEqual(['12 poços tubulares'])
  })
})

describe('at a preposition a text is whole where the network wavers', () => {
  const maybe = (text: string) => text.replaceAll(/\S+/g, '$&/ACTIVITY?')

  it.each([
    ['Garagem de', maybe('ônibus urbanos'), 'Garagem de ônibus urbanos'],
    ['Oficina mecânica e ponto de', maybe('lavagem'), 'Oficina mecânica e ponto de lavagem'],
    // Of another role, or not even thought of.
    ['Garagem de', 'ônibus/AGENCY', 'Garagem de'],
    ['Garagem de', 'ônibus urbanos', 'Garagem de'],
    ['Garagem', maybe('ônibus urbanos'), 'Garagem'],
  ])('%s | %s', (own, below, whole) => {
    expect(listOf([LEFT, 0, activity(own)], [LEFT, 1, below])).toEqual([whole])
  })

  it.each([
    [`para a ${maybe('base operacional de')}`, 'transportadora', 'base operacional de transportadora'],
    [`para o ${maybe('terminal de')}`, 'inflamáveis', 'terminal de inflamáveis'],
    // No article leads to it, and no preposition.
    [`unidade ${maybe('industrial de')}`, 'fabricação', 'fabricação'],
    [`para a ${maybe('nova')}`, 'fabricação', 'fabricação'],
  ])('%s | %s', (before, own, whole) => {
    expect(listOf([LEFT, 0, `${before} ${activity(own)}`])).toEqual([whole])
  })
})
