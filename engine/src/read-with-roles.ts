import { findType } from './document-types/classify.ts'
import type { DocumentTypeDefinition } from './document-types/definition.ts'
import { type ActsOfPage, readActs, withoutOtherActs } from './document-types/one-act.ts'
import { type ReadDocument, toReadDocument } from './fields/reading.ts'
import { type Roles, readRoles } from './reader/read-roles.ts'
import { once } from './runtime/once.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { ReadPage } from './types.ts'

/** What is known of pages as a whole. */
export type About = Pick<ReadDocument, 'isSigned' | 'fromStart'>

/**
 * The reader network says what the pages' words are, whatever type is asked for. Of a page with several acts it sees those of the type;
 * where any type may be, it finds the type first.
 *
 * @param known what it said of all the pages, where it was asked already
 */
export async function withRoles(
  pages: readonly ReadPage[],
  about: About,
  definitions: readonly DocumentTypeDefinition[],
  runtime: Runtime,
  known: Roles | null = null,
): Promise<ReadDocument> {
  const [first, ...others] = definitions
  const acts = await readActs(pages, async (page) =>
    toReadDocument([page], null, await readRoles([page], runtime)),
  )
  const whole = once(async () => known ?? (await readRoles(pages, runtime)))
  const read = async (own: readonly ReadPage[]): Promise<ReadDocument> => {
    const roles = await (isSame(own, pages) ? whole() : readRoles(own, runtime))
    return toReadDocument(own, about.isSigned, roles, about.fromStart)
  }
  if (first && others.length === 0) return read(withoutOtherActs(pages, acts, first))
  const open = await read(pages)
  const seen = findType(open, definitions)
  const found = seen ? { ...seen, reading: open } : surestAct(acts, definitions)
  const definition = definitions.find(({ schema }) => schema.type === found?.type)
  if (!definition || !found?.reading.roles) return open
  const own = await read(withoutOtherActs(pages, acts, definition))
  const { type = {} } = found.reading.roles.classes
  return own.roles ? { ...own, roles: { ...own.roles, classes: { ...own.roles.classes, type } } } : open
}

function isSame(some: readonly ReadPage[], others: readonly ReadPage[]): boolean {
  return some.length === others.length && some.every((page, i) => page === others[i])
}

/** An act that its page hides among others is of a type only where it says so clearly. */
const ACT_CONFIDENCE_MIN = 0.9

/** The act that is most clearly of a type; null where none is. */
function surestAct(acts: readonly ActsOfPage[], definitions: readonly DocumentTypeDefinition[]) {
  const typed = acts.flatMap(({ documents }) =>
    documents.flatMap((reading) => {
      const found = findType(reading, definitions)
      return found && found.confidence >= ACT_CONFIDENCE_MIN ? [{ ...found, reading }] : []
    }),
  )
  return typed.sort((a, b) => b.confidence - a.confidence)[0] ?? null
}
