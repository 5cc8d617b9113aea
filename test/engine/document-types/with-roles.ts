import { nodeRuntime } from '@ficha/engine/parts/node'
import type { Reading } from '../../../engine/src/fields/reading.ts'
import { readRoles } from '../../../engine/src/reader/read-roles.ts'

const runtime = nodeRuntime()

/** A reading as the reader network saw it: fields without rules are what it says. */
export async function withRoles(reading: Reading, type: number): Promise<Reading> {
  const pages = reading.pages.map(({ page }) => page)
  return { ...reading, roles: await readRoles(pages, type, runtime) }
}
