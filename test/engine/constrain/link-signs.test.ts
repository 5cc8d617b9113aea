import { describe, expect, it } from 'vitest'
import { withLinkSigns } from '../../../engine/src/constrain/link-signs.ts'
import { recognisedLine, type Seen, seen } from './recognised.ts'

/** A sign that was taken, and the one that is printed. */
const doubt = (taken: string, other: string, share: number): Seen => ({
  [taken]: 0.95 - share,
  [other]: share,
})

describe('signs of links that pixels show least', () => {
  it.each<[string, (string | Seen)[], string]>([
    [
      'a stroke between words of a path',
      ['https://x.pe.gov.br/licenciamento', doubt('l', '/', 0.02), 'consulta'],
      'https://x.pe.gov.br/licenciamento/consulta',
    ],
    [
      'a stroke between words of which hardly anything was seen',
      ['http://x.sc.gov.br/licenca', doubt('l', '/', 0.002), 'autenticidade'],
      'http://x.sc.gov.br/licenca/autenticidade',
    ],
    [
      'a stroke before one',
      ['http://x.mt.gov.br/simlam', doubt('i', '/', 0.1), 'validar'],
      'http://x.mt.gov.br/simlam/validar',
    ],
    [
      'the letter of a word',
      ['https://x.pe.gov.br/porta', doubt('l', '/', 0.3), 'consulta'],
      'https://x.pe.gov.br/portalconsulta',
    ],
    [
      'a stroke that was read surely',
      ['https://x.pe.gov.br/publico', 'l', 'tpp'],
      'https://x.pe.gov.br/publicoltpp',
    ],
    [
      'what parts two names, though nothing of it was seen',
      ['www.x.pe.gov.br/a?doc=lo', { R: 0.2, s: 0.1, t: 0.1 }, 'ano=2025'],
      'www.x.pe.gov.br/a?doc=lo&ano=2025',
    ],
    [
      'a value that ends like a name',
      ['www.x.pe.gov.br/a?doc=loRano=2025'],
      'www.x.pe.gov.br/a?doc=loRano=2025',
    ],
    [
      'a stroke at its end',
      ['https://projudi.tjrr.jus.br/projudi', doubt('l', '/', 0.1)],
      'https://projudi.tjrr.jus.br/projudi/',
    ],
    [
      'a letter of a known word',
      ['https://pje.c', doubt('i', 'l', 0.1), 'oud.tjpe.jus.br'],
      'https://pje.cloud.tjpe.jus.br',
    ],
    ['a word that was read surely', ['https://pje.cioud.tjpe.jus.br'], 'https://pje.cioud.tjpe.jus.br'],
    ['no link', ['Rua Val', doubt('l', '/', 0.4), 'documento'], 'Rua Valldocumento'],
  ])('%s', (_what, signs, expected) => {
    expect(withLinkSigns(recognisedLine(seen(...signs))).text).toBe(expected)
  })

  it('keeps what was read first, and is less sure', () => {
    const line = withLinkSigns(
      recognisedLine(seen('x.pe.gov.br/licencas', doubt('l', '/', 0.002), 'consulta')),
    )
    expect(line.words[0]).toMatchObject({
      text: 'x.pe.gov.br/licencas/consulta',
      read: 'x.pe.gov.br/licencaslconsulta',
    })
    expect(line.words[0]?.confidence).toBeLessThan(0.9)
  })
})
