import { expect, test } from 'vitest'
import { CHARACTERS, CLASS_COUNT } from '../../../engine/src/model-facts.ts'
import { decodeCtc } from '../../../engine/src/text/ctc.ts'
import { mendCase } from '../../../engine/src/text/mend-case.ts'

/** Logits that spell `text`, one step and one blank a character; the other case is `behind` less likely, in log-odds. */
function spelt(text: string, behind: number): Float32Array {
  const logits = new Float32Array(2 * text.length * CLASS_COUNT)
  for (const [i, character] of [...text].entries()) {
    const row = logits.subarray(2 * i * CLASS_COUNT, (2 * i + 1) * CLASS_COUNT)
    const upper = character.toUpperCase()
    row[CHARACTERS.indexOf(upper === character ? character.toLowerCase() : upper)] = 12 - behind
    row[CHARACTERS.indexOf(character)] = 12
    logits[(2 * i + 1) * CLASS_COUNT] = 12
  }
  return logits
}

function mended(text: string, behind: number): string {
  const logits = spelt(text, behind)
  return mendCase(decodeCtc(logits), logits)
    .map(({ value }) => CHARACTERS[value])
    .join('')
}

const words: readonly [read: string, mended: string][] = [
  ['poSSO', 'posso'],
  ['oS', 'os'],
  ['RAZÃO sOCIAL', 'RAZÃO SOCIAL'],
  ['PRAÇA', 'PRAÇA'],
  ['PRAçA', 'PRAÇA'],
  ['Santos', 'Santos'],
  ['COMARCA', 'COMARCA'],
  ['CPF do réu', 'CPF do réu'],
  ['PRAçA sÃo', 'PRAÇA SÃO'],
  ['CNPJs', 'CNPJs'],
  ['nºs', 'nºs'],
  ['servIÇOs', 'serviços'],
  ['CIDADEs', 'CIDADEs'],
  ['SERVIÇO', 'SERVIÇO'],
  ['ClasseI', 'ClasseI'],
  ['Itu', 'Itu'],
]
test.each(words)('%s is %s', (read, expected) => expect(mended(read, 3)).toBe(expected))

test('a case that the recogniser is sure of stays', () => expect(mended('eSocial', 8)).toBe('eSocial'))
