import { expect } from 'vitest'

/**
 * Most rows of a table are read right: a network that learns loses one wording where it gains two, and which ones is no
 * promise. Which rows were read wrong is part of the message.
 *
 * @param least share of the rows, in [0, 1]
 * @param check throws for a row that is read wrong
 */
export async function expectShareRight<const Row>(
  least: number,
  rows: readonly Row[],
  check: (row: Row) => Promise<void>,
): Promise<void> {
  const wrong: string[] = []
  for (const row of rows)
    await check(row).catch((error) => wrong.push(`${JSON.stringify(row)}: ${error.message}`))
  expect(1 - wrong.length / rows.length, wrong.join('\n\n')).toBeGreaterThanOrEqual(least)
}
