import { describe, expect, it } from 'vitest'
import { constrainPages } from '../../../engine/src/constrain/constrain-pages.ts'
import type { TextLine } from '../../../engine/src/types.ts'
import { recognisedLine, type Seen, seen } from './recognised.ts'

function read(...lines: readonly TextLine[]): TextLine[] {
  const page = { index: 0, width: 1000, height: 1000, view: null, lines, codes: [], issues: [] }
  return constrainPages([page]).flatMap((one) => one.lines)
}

const doubt = (taken: string, other: string, share: number): Seen => ({
  [taken]: 0.95 - share,
  [other]: share,
})

describe('signs that their own print makes expected', () => {
  it.each<[string, TextLine, string]>([
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
    [
      'a quote that nothing closes',
      recognisedLine(seen('Moura ', doubt('‘', '', 0.1), 'Barros')),
      'Moura Barros',
    ],
    ['one that is closed', recognisedLine(seen('a ', doubt('‘', '', 0.1), 'posse’ dela')), 'a ‘posse’ dela'],
    [
      "a court's host",
      recognisedLine(seen('pje.t', doubt('i', 'j', 0.1), 'go.jus.br/p')),
      'pje.tjgo.jus.br/p',
    ],
    ['another host', recognisedLine(seen('x.t', doubt('i', 'j', 0.1), 'go.com.br')), 'x.tigo.com.br'],
    [
      'a stroke between words of a path',
      recognisedLine(seen('x.pe.gov.br/licenciamento', doubt('l', '/', 0.02), 'consulta')),
      'x.pe.gov.br/licenciamento/consulta',
    ],
    ['a host that was read surely', recognisedLine(seen('www.tjri.jus.br')), 'www.tjri.jus.br'],
  ])('%s', (_, line, text) => {
    const [own] = read(line)
    expect(own?.text).toBe(text)
    expect(own?.words.map((word) => word.text).join(' ')).toBe(text)
  })
})
