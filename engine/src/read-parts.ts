import { findType, oddsOf } from './document-types/classify.ts'
import type { DocumentTypeDefinition } from './document-types/definition.ts'
import { toReadDocument } from './fields/reading.ts'
import { type Roles, readRoles } from './reader/read-roles.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Part, ReadPage } from './types.ts'

/** What is read of a file with several documents. */
export interface ChosenPart {
  readonly pages: readonly ReadPage[]
  readonly parts: readonly Part[]
  /** What the reader network says of the pages; null where it was not asked. */
  readonly roles: Roles | null
}

interface Judged {
  readonly pages: readonly ReadPage[]
  readonly roles: Roles | null
  /** Log-odds of the likeliest of the types asked for. */
  readonly odds: number
  readonly type: number | null
}

/**
 * Of the documents in a file the one that most surely is of the types asked for; of equals the first.
 *
 * @param parts pages of each document
 * @param asked the types that fields will be asked of
 * @param all the types that the engine has
 */
export async function choosePart(
  parts: readonly (readonly ReadPage[])[],
  asked: readonly DocumentTypeDefinition[],
  all: readonly DocumentTypeDefinition[],
  runtime: Runtime,
): Promise<ChosenPart> {
  const judged: Judged[] = []
  for (const pages of parts) {
    const roles = await readRoles(pages, runtime)
    const reading = toReadDocument(pages, null, roles, true)
    const odds = Math.max(...asked.map((definition) => oddsOf(reading, definition)))
    judged.push({ pages, roles, odds, type: findType(reading, all)?.type ?? null })
  }
  const isAsked = ({ type }: Judged) => asked.some(({ schema }) => schema.type === type)
  const [chosen] = judged.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || b.odds - a.odds)
  return {
    pages: chosen?.pages ?? [],
    roles: chosen?.roles ?? null,
    parts: judged.map((part) => ({
      first: part.pages[0]?.index ?? 0,
      last: part.pages.at(-1)?.index ?? 0,
      pages: part.pages.map(({ index }) => index),
      type: part.type,
      isRead: part === chosen,
    })),
  }
}
