import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCaseNumbers, findOwnNumbers } from '../../../engine/src/values/case-number.ts'
import { findCnpjs } from '../../../engine/src/values/cnpj.ts'
import { findCoordinates } from '../../../engine/src/values/coordinates.ts'
import { findCpfs } from '../../../engine/src/values/cpf.ts'
import { findDates } from '../../../engine/src/values/date.ts'
import type { Hit } from '../../../engine/src/values/hit.ts'
import { parseLicenceClass } from '../../../engine/src/values/licence-class.ts'
import { findLicenceNumbers } from '../../../engine/src/values/licence-number.ts'
import { findMrz } from '../../../engine/src/values/mrz.ts'
import { normalise, normaliseWithMap } from '../../../engine/src/values/normalise.ts'
import { findNups } from '../../../engine/src/values/nup.ts'
import {
  findDangerousGoodsCourse,
  parseComments,
  readCetpp,
  restrictionsIn,
} from '../../../engine/src/values/observations.ts'
import { findPersonNames } from '../../../engine/src/values/person-name.ts'
import { findPlaces, parsePlace } from '../../../engine/src/values/place.ts'
import { findPlates, repairPlate } from '../../../engine/src/values/plate.ts'
import { findRenachs } from '../../../engine/src/values/renach.ts'
import { findTerms } from '../../../engine/src/values/term.ts'
import { findUfs, parseUf } from '../../../engine/src/values/uf.ts'
import { findUrls } from '../../../engine/src/values/url.ts'
import { growth } from '../../growth.ts'
import { anyText, SEEDED } from './arbitrary.ts'

const FINDERS: Readonly<Record<string, (text: string) => readonly Hit[]>> = {
  findCaseNumbers,
  findCnpjs,
  findCpfs,
  findDangerousGoodsCourse: (text) => {
    const hit = findDangerousGoodsCourse(text)
    return hit === null ? [] : [hit]
  },
  findDates,
  findLicenceNumbers,
  findMrz: (text) => {
    const hit = findMrz(text)
    return hit === null ? [] : [hit]
  },
  findNups,
  findOwnNumbers,
  findPersonNames,
  findPlaces,
  findPlates,
  findRenachs,
  findTerms,
  findUfs,
  findUrls,
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  normalise,
  parseLicenceClass,
  parseComments,
  readCetpp,
  restrictionsIn,
  findCoordinates,
  parsePlace,
  repairPlate,
  parseUf,
}

describe('every finder', () => {
  it.each(Object.entries(FINDERS))(
    '%s points at the raw text, in order, whatever the text',
    (_name, find) => {
      fc.assert(
        fc.property(anyText, (text) => {
          let previous = -1
          for (const hit of find(text)) {
            expect(hit.raw).toBe(text.slice(hit.start, hit.end))
            expect(hit.end).toBeGreaterThan(hit.start)
            expect(hit.start).toBeGreaterThanOrEqual(previous)
            previous = hit.start
          }
        }),
        SEEDED,
      )
    },
  )
})

describe('every parser', () => {
  it.each(Object.entries(PARSERS))('%s never throws', (_name, parse) => {
    fc.assert(
      fc.property(anyText, (text) => {
        parse(text)
      }),
      SEEDED,
    )
  })
})

describe('40,000 hostile characters', () => {
  const LENGTH = 40_000
  const GROWTH_MAX = 10
  const units = [
    ...['1', ' ', '.', '/', '-', 'A', 'a', 'É', '<', '(', '*', '\uFFFD', '\n', ',', "'", 'º'],
    ...[
      '1 ',
      '1.',
      '1/',
      '1-',
      '11.',
      '123.',
      '1 / ',
      '(1) ',
      'A ',
      'A.',
      'A-',
      'a.',
      'A, ',
      'ABC ',
      'ABC-1',
    ],
    ...[
      '12/03/',
      '1234567-',
      '12.345.',
      'O0',
      'I1l|',
      'um ',
      'e ',
      'mil ',
      'vinte e ',
      'dias ',
      '(um) ',
      'de março ',
    ],
    ...[
      'doze de ',
      'março de dois ',
      'h',
      'hp:',
      'https://',
      'https://a.b ',
      'a?b= ',
      'gov.br',
      'www.',
      'a.gov.br/ ',
      '@a.com.br',
    ],
    ...[
      'Maria ',
      'Maria e ',
      'de ',
      'A. ',
      'J*** ',
      "d'",
      'Sr(a). ',
      'Dr. ',
      'juiz de direito ',
      ', SP',
      '-SP ',
      'SÃO PAULO-',
    ],
    ...[
      'EXCETO ',
      'C.E.T.P.',
      'PRODUTOS ',
      'I<BRA\n',
      '<\nI<BRA',
      'K',
      'C',
      'PLACA ',
      'ABC1D23 ',
      'N',
      'Nº',
      'No ',
      'COMARCA DE ',
      '12°34’',
      '-12,345 ',
      'UTM 123456 ',
    ],
  ]
  const hostile = units.map((unit) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH))

  it.each(Object.entries({ ...FINDERS, ...PARSERS, normaliseWithMap }))(
    '%s stays linear',
    { timeout: 240_000 },
    (_name, run) => {
      for (const text of [...hostile, ...hostile.map((half) => `${half.slice(1)}!`)]) {
        const quarter = text.slice(0, LENGTH / 4)
        const grown = growth(
          () => run(text),
          () => run(quarter),
        )
        expect(grown, JSON.stringify(text.slice(0, 20))).toBeLessThan(GROWTH_MAX)
      }
    },
  )
})
