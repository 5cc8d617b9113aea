import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PARTS, SOURCES } from './documents.ts'
import type { GroupReport } from './report.ts'

const FILE = join(import.meta.dirname, 'reached.json')

const reached = z.object({
  part: z.enum(PARTS),
  type: z.number().int(),
  source: z.enum(SOURCES),
  documents: z.number().int(),
  /** Fields of all documents, absent ones included. */
  fields: z.number().int(),
  right: z.number().int(),
  /** Wrong with a confidence over 0.9. */
  confidentErrors: z.number().int(),
})

/** What one part, type and source of the test documents reached when it was last recorded. */
export type Reached = z.infer<typeof reached>

/** @throws {z.ZodError} when the file was edited by hand into something else */
export async function loadReached(): Promise<readonly Reached[]> {
  return z.array(reached).parse(JSON.parse(await readFile(FILE, 'utf8')))
}

/** Keeps what was reached for the groups that were evaluated; the others stay as they are. */
export async function recordReached(groups: readonly GroupReport[]): Promise<void> {
  const fresh = groups.map(({ part, type, source, documents, all, confidentErrors }) =>
    reached.parse({
      part,
      type,
      source,
      documents,
      fields: all.total,
      right: all.right,
      confidentErrors: confidentErrors.right,
    }),
  )
  const kept = (await loadReached().catch(() => [])).filter(
    (old) => !fresh.some((one) => nameOf(one) === nameOf(old)),
  )
  const all = [...kept, ...fresh].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  await writeFile(FILE, `[\n${all.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)
}

export function nameOf({ part, type, source }: Pick<Reached, 'part' | 'type' | 'source'>): string {
  return `${part} ${type} ${source}`
}
