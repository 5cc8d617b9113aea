import { nodeRuntime } from '@ficha/engine/parts/node'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { readRoles } from '../../../engine/src/reader/read-roles.ts'

const runtime = nodeRuntime()

/** A reading as the reader network saw it: fields without rules are what it says. */
export async function withRoles(reading: ReadDocument): Promise<ReadDocument> {
  const pages = reading.pages.map(({ page }) => page)
  return { ...reading, roles: await readRoles(pages, runtime) }
}
