import { expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { taggedLines } from '../weigh/tagged-reading.ts'
import type { PrintedLine } from './reading-from-text.ts'

const [COLUMN, ROW] = [180, 24]

/** Cells at the same height are one row. */
function numberIn(...rows: readonly (readonly string[])[]) {
  const lines = rows.flatMap((row, i) =>
    row.map((text, j): PrintedLine => ({ text, x: 60 + j * COLUMN, y: 100 + i * ROW, height: 12 })),
  )
  return environmentalLicence.read(taggedLines(lines)).fields.number?.value
}

it('of a table of licences the one beside the last end is meant', () => {
  const former = ['052/2022/LICENCE_NUMBER*', '18/03/2022', '17/03/2025/EXPIRY?']
  const present = ['214/2025/LICENCE_NUMBER!', '18/03/2025', '17/03/2030/EXPIRY*']
  expect(numberIn(['Licença', 'Emissão', 'Validade'], former, present)).toBe('214/2025')
  expect(numberIn(['Licença', 'Emissão', 'Validade'], present, former)).toBe('214/2025')
})

it('a number in no row with an end stays, whatever number stands in one', () => {
  const title = ['LICENÇA', '118/2026/LICENCE_NUMBER*']
  expect(numberIn(title, ['Processo', '214/2025/LICENCE_NUMBER!', '17/03/2030/EXPIRY*'])).toBe('118/2026')
})
