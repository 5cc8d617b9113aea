import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, normaliseWithMap } from '../../../engine/src/values/normalise.ts'
import { anyText, SEEDED } from './arbitrary.ts'

describe('normalise', () => {
  it.each([
    ['  Licença  de\tOperação\n', 'LICENCA DE OPERACAO'],
    ['São Paulo'.normalize('NFD'), 'SAO PAULO'],
    ['ﬁliação', 'FILIACAO'],
    ['Classe – Assunto', 'CLASSE - ASSUNTO'],
    ['d’Ávila', "D'AVILA"],
    ['non\u00A0break\u200Bing', 'NON BREAKING'],
    ['hifeniza\u00ADção', 'HIFENIZACAO'],
    // An accent printed as a character of its own.
    ['OPERAC\u00B8A\u02DCO', 'OPERACAO'],
    ['Nº 12', 'N 12'],
    ['N° 12', 'N 12'],
    ['N.º 12', 'N 12'],
    ['nº12', 'N 12'],
    ['Nºs 1 e 2', 'N 1 E 2'],
    ['Nr. 12', 'N 12'],
    ['nro 12', 'N 12'],
    ['№ 12', 'N 12'],
    ['No 12', 'N 12'],
    ['NO. 12', 'N 12'],
    ['N. 12', 'N 12'],
    ['Nº REGISTRO', 'N REGISTRO'],
    ['5N°REGISTRO', '5N REGISTRO'],
    ['NO REGISTRO', 'N REGISTRO'],
    // The preposition, and a technical standard, are no number sign.
    ['no endereço', 'NO ENDERECO'],
    ['no registro geral', 'NO REGISTRO GERAL'],
    ['NR 12', 'NR 12'],
    ['piano 12', 'PIANO 12'],
    ['1ª HABILITAÇÃO', '1A HABILITACAO'],
    ['1º HABILITAÇÃO', '1A HABILITACAO'],
    ['1°HABILITAÇÃO', '1A HABILITACAO'],
    ['1.ª habilitação', '1A HABILITACAO'],
    ['1a HABILITAÇÃO', '1A HABILITACAO'],
    ['2ª Vara', '2A VARA'],
    ['', ''],
    ['   ', ''],
  ])('%j → %j', (text, norm) => {
    expect(normalise(text)).toBe(norm)
  })

  it.each([
    ['auten\uFFFDcidade', 'AUTENTICIDADE'],
    ['h\uFFFDps://sei', 'HTTPS://SEI'],
    ['no\uFFFDficação', 'NOTIFICACAO'],
    ['no\uFFFD\uFFFDcação', 'NOTIFICACAO'],
    // Control and private-use characters are lost glyphs too.
    ['a\u0002vidade', 'ATIVIDADE'],
    ['auten\uE010cidade', 'AUTENTICIDADE'],
    // Unknown words keep the hole, so that nothing is invented.
    ['blá\uFFFDbla', 'BLA\uFFFDBLA'],
    ['\uFFFD', '\uFFFD'],
  ])('lost ligature %j → %j', (text, norm) => {
    expect(normalise(text)).toBe(norm)
  })
})

describe('normaliseWithMap', () => {
  it('leads back to the raw value', () => {
    const text = '  Processo nº  1234567 (auten\uFFFDcidade): São\u0301  Paulo '
    const { norm, map } = normaliseWithMap(text)
    const rawOf = (part: string) => {
      const from = norm.indexOf(part)
      return text.slice(map[from], map[from + part.length])
    }
    expect(rawOf('N 1234567')).toBe('nº  1234567')
    expect(rawOf('AUTENTICIDADE')).toBe('auten\uFFFDcidade')
    // Combining marks stay with their letter, spaces at the end do not.
    expect(rawOf('SAO')).toBe('São\u0301')
    expect(rawOf('PAULO')).toBe('Paulo')
  })

  it('maps every character, never backwards, within the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { norm, map } = normaliseWithMap(text)
        expect(map).toHaveLength(norm.length + 1)
        expect(map.every((at, nth) => at >= (map[nth - 1] ?? 0) && at <= text.length)).toBe(true)
        expect(norm).not.toMatch(/[a-zà-ü]|\s\s|^\s|\s$/)
      }),
      SEEDED,
    )
  })
})
