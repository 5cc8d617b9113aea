import { describe, expect, it } from 'vitest'
import { constrainPages } from '../../../engine/src/constrain/constrain-pages.ts'
import type { TextLine } from '../../../engine/src/types.ts'
import { recognisedLine, type Seen, seen } from './recognised.ts'

function read(...lines: readonly TextLine[]): TextLine[] {
  const page = { index: 0, width: 1000, height: 1000, view: null, lines, codes: [], issues: [] }
  return constrainPages([page]).flatMap((one) => one.lines)
}

/** A line in which signs were considered where none was taken. */
function lineWithLost(...parts: readonly (string | Seen)[]): TextLine {
  const signs = seen(...parts)
  const line = recognisedLine(signs)
  const characters = line.recognition?.characters.filter((_, at) => !('' in (signs[at] ?? {})))
  return line.recognition && characters ? { ...line, recognition: { ...line.recognition, characters } } : line
}

const doubt = (taken: string, other: string, share: number): Seen => ({
  [taken]: 0.95 - share,
  [other]: share,
})
const lost = (sign: string, share: number): Seen => ({ [sign]: share, '': 0.98 - share })

describe('signs that their own print makes expected', () => {
  it.each<[string, TextLine, string]>([
    ['a state that is none', recognisedLine(seen('Ceres/D', doubt('E', 'F', 0.2), ', CEP')), 'Ceres/DF, CEP'],
    [
      'a state that ends a line of birth',
      recognisedLine(seen('31/12/1983, RIOS DA PRAIA, D', doubt('E', 'F', 0.2))),
      '31/12/1983, RIOS DA PRAIA, DF',
    ],
    [
      "PJe's link",
      recognisedLine(seen('/ConsultaDocumento/list', doubt('v', 'V', 0.2), 'iew.seam?nd=2109')),
      '/ConsultaDocumento/listView.seam?nd=2109',
    ],
    [
      'the beginning of a path',
      recognisedLine(seen('externo_controlador.php?acao=consulta_autenticidade_d')),
      'externo_controlador.php?acao=consulta_autenticidade_d',
    ],
    ['a plate of a list', recognisedLine(seen('JAK ', doubt('O', '0', 0.03), 'B92')), 'JAK 0B92'],
    ['a plate of before', recognisedLine(seen('HQW-', doubt('I', '1', 0.03), '403')), 'HQW-1403'],
    ['no plate within a text', recognisedLine(seen('SÃO ', doubt('O', '0', 0.03), 'B92')), 'SÃO OB92'],
    ['the gender of a surname', recognisedLine(seen('d', doubt('o', 'a', 0.03), ' Paz, PB')), 'da Paz, PB'],
    ['in capitals', recognisedLine(seen('ANA D', doubt('O', 'A', 0.1), ' ROCHA')), 'ANA DA ROCHA'],
    ['the other way', recognisedLine(seen('LIMA D', doubt('A', 'O', 0.1), ' CARMO')), 'LIMA DO CARMO'],
    ["a house's number", recognisedLine(seen('Rua do Sol, no 12')), 'Rua do Sol, nº 12'],
    ['a number after n', recognisedLine(seen('Rua do Sol n° 12')), 'Rua do Sol nº 12'],
    ['a name by its accent', recognisedLine(seen('EST', doubt('É', 'Ê', 0.2), 'VÃO')), 'ESTÊVÃO'],
    [
      'a quote that nothing closes',
      recognisedLine(seen('Moura ', doubt('‘', '', 0.1), 'Barros')),
      'Moura Barros',
    ],
    ['one that is closed', recognisedLine(seen('a ', doubt('‘', '', 0.1), 'posse’ dela')), 'a ‘posse’ dela'],
    [
      'a speck between names',
      recognisedLine(seen('BEATRIZ', doubt("'", ' ', 0.02), 'SOARES')),
      'BEATRIZ SOARES',
    ],
    [
      'an apostrophe',
      recognisedLine(seen('SANT', doubt("'", ' ', 0.1), 'ANA E D', doubt("'", ' ', 0.1), 'ÁVILA')),
      "SANT'ANA E D'ÁVILA",
    ],
    [
      "a court's host",
      recognisedLine(seen('pje.t', doubt('i', 'j', 0.1), 'go.jus.br/p')),
      'pje.tjgo.jus.br/p',
    ],
    [
      'a dot of a host that looks like a space',
      recognisedLine(seen('em sei.mg', doubt(' ', '.', 0.05), 'gov.br/confere')),
      'em sei.mg.gov.br/confere',
    ],
    [
      'a dot of a host that was lost',
      lineWithLost('consultasaj.tjam.jus', lost('.', 0.05), 'br/x'),
      'consultasaj.tjam.jus.br/x',
    ],
    ['a dash that touches a number', recognisedLine(seen('PATOS –7ª')), 'PATOS – 7ª'],
    [
      'the stroke that ends a path',
      recognisedLine(seen('x.jus.br/projudi', doubt('l', '/', 0.05), ' e')),
      'x.jus.br/projudi/ e',
    ],
    [
      'a stroke inside a known path',
      recognisedLine(seen('/pastadigita', doubt('i', 'l', 0.1), '/pg/abrirConferenciaDocumento.do')),
      '/pastadigital/pg/abrirConferenciaDocumento.do',
    ],
    [
      'an instance in a path',
      recognisedLine(seen('a.jus.br/v2_', doubt('i', '1', 0.05), 'grau/x')),
      'a.jus.br/v2_1grau/x',
    ],
    ['a hexadecimal code', recognisedLine(seen('7F3A.91CO.E48D.26B5')), '7F3A.91C0.E48D.26B5'],
    ['a code of all letters', recognisedLine(seen('7F3A.9KCO.E48D')), '7F3A.9KCO.E48D'],
    [
      'specks beside words that link',
      recognisedLine(
        seen('INFÂNCIA', doubt(':', '', 0.03), ' E DA JUVENTUDE DE', doubt('-', ' ', 0.01), 'VENDA NOVA'),
      ),
      'INFÂNCIA E DA JUVENTUDE DE VENDA NOVA',
    ],
    [
      'a speck inside a name',
      recognisedLine(seen('GONÇALVES', doubt('.', '', 0.05), ' DA TRINDADE')),
      'GONÇALVES DA TRINDADE',
    ],
    [
      'a speck before a surname',
      recognisedLine(seen('ALZIRA GOMES', doubt('.', '', 0.2), ' RESENDE')),
      'ALZIRA GOMES RESENDE',
    ],
    [
      'a sentence in capitals',
      recognisedLine(seen('TERMO DE GUARDA', doubt('.', '', 0.001), ' PROCESSO')),
      'TERMO DE GUARDA. PROCESSO',
    ],
    [
      'thin letters in a word of a path',
      recognisedLine(seen('semas.pa.gov.br/sim', doubt('i', 'l', 0.05), 'am e')),
      'semas.pa.gov.br/simlam e',
    ],
    [
      'another word of a path',
      recognisedLine(seen('a.gov.br/sim', doubt('i', 'l', 0.05), 'ar e')),
      'a.gov.br/simiar e',
    ],
    [
      'the end of a sentence',
      recognisedLine(seen('lido e achado conforme', doubt('.', '', 0.05), ' Do que dou fé')),
      'lido e achado conforme. Do que dou fé',
    ],
    ['another host', recognisedLine(seen('x.t', doubt('i', 'j', 0.1), 'go.com.br')), 'x.tigo.com.br'],
  ])('%s', (_, line, text) => {
    const [own] = read(line)
    expect(own?.text).toBe(text)
    expect(own?.words.map((word) => word.text).join(' ')).toBe(text)
  })

  it('makes words of what seemed one, each in its place', () => {
    const [line] = read(recognisedLine(seen('DE', doubt('-', ' ', 0.01), 'VENDA')))
    expect(line?.words.map((word) => word.text)).toEqual(['DE', 'VENDA'])
    expect(line?.words.map(({ quad: [left, right] }) => [left[0], right[0]])).toEqual([
      [0, 25],
      [37.5, 100],
    ])
  })

  it('puts back what was considered and not taken', () => {
    expect(read(lineWithLost('infante F', lost('.', 0.1), ' F', lost('.', 0.1), ', nascida'))[0]?.text).toBe(
      'infante F. F., nascida',
    )
    expect(read(lineWithLost('caico.', lost('r', 0.01), doubt('m', 'n', 0.03), '.gov.br/x'))[0]?.text).toBe(
      'caico.rn.gov.br/x',
    )
    expect(read(lineWithLost('DAVI', lost(' ', 0.2), 'QUEIROZAL'))[0]?.text).toBe('DAVI QUEIROZAL')
    expect(read(recognisedLine(seen('DO IMIGRANTE', doubt('I', '/', 0.1), 'ES')))[0]?.text).toBe(
      'DO IMIGRANTE/ES',
    )
    expect(read(recognisedLine(seen('selos.tjmg.jus.b', doubt('e', 'r', 0.01))))[0]?.text).toBe(
      'selos.tjmg.jus.br',
    )
  })

  it.each<[string, Seen[]]>([
    ['what was read surely', seen('Ceres/DE, CEP 18419 704, www.tjri.jus.br')],
    ['an accent of another kind, surely read', seen('empr', { ê: 0.98, é: 0.001 }, 'stimo e Nêri')],
    [
      'accents that what follows does not tell',
      seen('P', doubt('é', 'ê', 0.3), 'ssego, caf', doubt('é', 'ê', 0.3)),
    ],
    ['CPF/MF, which names no state', seen('CPF/M', doubt('F', 'T', 0.3), ' nº')],
    ['the abbreviation of a word', seen('art. 5º, fls. 2 e proc. anexo')],
    ['a town whose end is like a stroke and a state', seen('RIO DE JANE', { I: 0.99, '/': 0.0001 }, 'RO')],
    ['a surname that begins as a given name does', seen('MARCOLINO CARLOSSI')],
    ['a particle that was surely read', seen('agravo do Rocha, d', { o: 0.99, a: 0.001 }, ' Costa')],
    ['one before a word of either gender', seen('Vila d', doubt('o', 'a', 0.3), ' Vale')],
    ['an amount', seen('taxa, R', doubt('$', 'S', 0.1), ' 12,00')],
    ['a conjunction between capitals', seen('GUARDA E RESPONSABILIDADE')],
  ])('leaves %s', (_, signs) => {
    const line = recognisedLine(signs)
    expect(read(line)[0]?.text).toBe(line.text)
  })
})
