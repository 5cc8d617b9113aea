import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { normalise } from '../../../engine/src/values/normalise.ts'
import { TERMS } from './guardianship-term-texts.ts'

const score = (text: string): number =>
  guardianshipTerm.clues.reduce(
    (sum, { phrase, weight }) => sum + (phrase.test(normalise(text)) ? weight : 0),
    0,
  )

/** From here on a document clearly is of a type, below the second nothing speaks for it (classify.ts). */
const CLEAR = 4
const SUPPORTED = 2

describe('clues of guardianship terms', () => {
  it.each(Object.entries(TERMS))('%s is one', (_, text) => {
    expect(score(text)).toBeGreaterThanOrEqual(CLEAR)
  })

  it('the goods of the ward are no custody of things', () => {
    const form =
      'TRIBUNAL DE JUSTIÇA. TERMO DE COMPROMISSO - CURADOR. A curadora prestou o compromisso. Responde pela guarda e ' +
      'conservação dos bens do curatelado.'
    expect(score(form)).toBeGreaterThanOrEqual(CLEAR)
    expect(score(form.replace('do curatelado', 'da repartição'))).toBeLessThan(SUPPORTED)
  })

  it.each([
    ['files', 'TERMO DE GUARDA DE DOCUMENTOS. O servidor assume a guarda dos processos arquivados.'],
    ['a weapon', 'TERMO DE GUARDA E RESPONSABILIDADE DE ARMA DE FOGO, calibre .38, patrimônio nº 12'],
    ['an animal', 'TERMO DE GUARDA PROVISÓRIA DE ANIMAL. Microchip 981. O tutor do cão declara que...'],
    [
      'a depositary',
      'PODER JUDICIÁRIO COMARCA DE X. AUTO DE DEPÓSITO. Fica nomeado depositário fiel dos bens',
    ],
    [
      'an expert witness',
      'PODER JUDICIÁRIO TRIBUNAL DE JUSTIÇA COMARCA DE X. TERMO DE COMPROMISSO DE PERITO. O perito prometeu bem e fielmente',
    ],
    [
      'a petition',
      'Excelentíssimo Senhor Doutor Juiz de Direito da 1ª Vara de Família da Comarca de X. Vem, ' +
        'respeitosamente, requerer a expedição do termo de curatela do interditando. Nestes termos, pede ' +
        'deferimento.',
    ],
    [
      'the Conselho Tutelar',
      'CONSELHO TUTELAR DE NOVA CIDADE. TERMO DE ENTREGA E RESPONSABILIDADE. A criança fica sob a guarda da avó.',
    ],
    [
      'a certificate',
      'REGISTRO CIVIL DAS PESSOAS NATURAIS. CERTIDÃO DE INTERDIÇÃO. Livro E, folhas 12. Interditado: Fulano. Curador: Beltrano',
    ],
  ])('%s: none', (_, text) => {
    expect(score(text)).toBeLessThan(SUPPORTED)
  })
})
