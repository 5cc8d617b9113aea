import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GIVEN_NAMES } from '../../../engine/src/values/given-names.ts'
import { findPersonNames } from '../../../engine/src/values/person-name.ts'
import { SEEDED } from './arbitrary.ts'

describe('findPersonNames', () => {
  it.each<[string, string[]]>([
    ['compareceu Maria Aparecida Exemplo, brasileira', ['Maria Aparecida Exemplo']],
    ['o(a) Sr(a). João Teste de Souza, casado', ['João Teste de Souza']],
    ['MM. Juiz(a) de Direito Dr(a). Ana Modelo Lima', ['Ana Modelo Lima']],
    ["Sr. José d'Ávila Sant’Anna; RG", ["José d'Ávila Sant’Anna"]],
    ['Sr. Paulo D´Ávila Sant´Anna, RG', ['Paulo D´Ávila Sant´Anna']],
    ['o menor Lucas D`Angelo Pires', ['Lucas D`Angelo Pires']],
    ['I. Pedro Lima Costa; V. Ana Lima', ['Pedro Lima Costa', 'Ana Lima']],
    ['compareceu D. Hermínia Toledo; D. R. Lima', ['Hermínia Toledo', 'D. R. Lima']],
    ['Sérgio d’ Ávila Lima, casado', ['Sérgio d’ Ávila Lima']],
    ['Frida von Sohsten Lins, menor', ['Frida von Sohsten Lins']],
    ['Jan van der Linden Prado, menor', ['Jan van der Linden Prado']],
    ['Ana della Rosa e Omar bin Said', ['Ana della Rosa', 'Omar bin Said']],
    ['Juan Pérez y Gasset, casado', ['Juan Pérez y Gasset']],
    ['Sra. Severina Maria do Ó Barbalho, viúva', ['Severina Maria do Ó Barbalho']],
    ['PAI IGNORADO', []],
    ['IGNORADO IRENE DUTRA', ['IRENE DUTRA']],
    ['ANA LIMA E OUTROS', ['ANA LIMA']],
    ['ANA LIMA E OUTRO(S)', ['ANA LIMA']],
    ['ANA-CLARA GONÇALVES Nº 1', ['ANA-CLARA GONÇALVES']],
    ['filho de José Exemplo e de Clara Amostra', ['José Exemplo', 'Clara Amostra']],
    // "e" joins one last surname, and separates two people.
    ['Pedro Modelo da Costa e Silva Neto, menor', ['Pedro Modelo da Costa e Silva Neto']],
    // The second person's surname stands in the next line.
    ['Gislaine Moretto Sanches e Valmir\nJosé Moretto', ['Gislaine Moretto Sanches', 'José Moretto']],
    ['nomeio Ana Modelo Lima e Pedro Exemplo dos Santos', ['Ana Modelo Lima', 'Pedro Exemplo dos Santos']],
    ['ANA LIMA, PEDRO LIMA E JOÃO LIMA', ['ANA LIMA', 'PEDRO LIMA', 'JOÃO LIMA']],
    // A sentence ends with a dot; an initial has one.
    ['de Ana Lima. Pedro Costa assina', ['Ana Lima', 'Pedro Costa']],
    ['Ana P. Lima, menor', ['Ana P. Lima']],
    // A line end is a new form field.
    ['ANA LIMA\nPEDRO COSTA', ['ANA LIMA', 'PEDRO COSTA']],
    // NFD text layer.
    ['João Gonçalves, menor'.normalize('NFD'), ['João Gonçalves'.normalize('NFD')]],
    // A form of address may be a name; where it is cut short, it is none.
    ['FILHA DE JOSEFA ILMA AROEIRENSE', ['JOSEFA ILMA AROEIRENSE']],
    ['À Ilma. Sra. Ilma Souza Lima', ['Ilma Souza Lima']],
    ['Ilma Sra Josefa Lima', ['Josefa Lima']],
    // Ranks and branches are no names.
    ['TPT Wallace Lima; SGT PM RUI ROSA', ['Wallace Lima', 'RUI ROSA']],
    ['MAJ QOC PM RUI ROSA; QE EVA LIMA; 3º SG-MO LÉO ROSA', ['RUI ROSA', 'EVA LIMA', 'LÉO ROSA']],
    ['2º TEN CAV RUI ROSA; Cap Ana Lima', ['RUI ROSA', 'Ana Lima']],
    ['RUI ROSA SGT PM; EVA LIMA CEL QOPM; ANA NG', ['RUI ROSA', 'EVA LIMA', 'ANA NG']],
    ['QUITÉRIA LIMA; RUI SOLDADO JR', ['QUITÉRIA LIMA', 'RUI SOLDADO JR']],
    // One word is no name.
    ['Maria, brasileira', []],
  ])('%j', (text, names) => {
    expect(findPersonNames(text).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['o menor A. B. C., nascido', 'A. B. C.'],
    ['o menor A.B.C., nascido', 'A.B.C.'],
    ['a criança J*** S***, nascida', 'J*** S***'],
    ['Ana B. C., nascida', 'Ana B. C.'],
  ])('segredo de justiça: %j', (text, name) => {
    expect(findPersonNames(text)).toMatchObject([{ name }])
  })

  it('knows every given name as one, wherever it stands', () => {
    const names = [...GIVEN_NAMES].flatMap((name) => [`${name} LIMA`, `ANA ${name} LIMA`])
    expect(names.filter((name) => findPersonNames(`filha de ${name}, 12`)[0]?.name !== name)).toEqual([])
  })

  it('finds any name in a sentence', () => {
    const word = fc.constantFrom(
      'Ana',
      'João',
      'Gonçalves',
      "D'Ávila",
      'Lima',
      'Anna-Maria',
      'Exemplo',
      'Ítalo',
    )
    const particle = fc.constantFrom(' ', ' de ', ' da ', ' dos ')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, particle), { minLength: 2, maxLength: 5 }), (parts) => {
        const name = parts.map(([head, glue], nth) => head + (nth === parts.length - 1 ? '' : glue)).join('')
        const text = `compareceu o Sr. ${name}, brasileiro`
        expect(findPersonNames(text)).toMatchObject([{ name, start: 17 }])
      }),
      SEEDED,
    )
  })
})
