import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { loadDocuments, type TestDocument } from '../evaluate/documents.ts'
import { run } from '../evaluate/run.ts'
import { setOf } from './packed/lock.ts'

/**
 * What could be thinned: `npx tsx test/documents/thin.ts [--source digital] [--set blind-ad]` reads the tuning documents
 * of each set and names those sets of which every field is read right, with the nine tenths that thinning would drop. It
 * deletes nothing. Pictures that are not there yet are made.
 */
const { values: options } = parseArgs({
  options: { source: { type: 'string', default: 'digital' }, set: { type: 'string' } },
})
/** Of a set that tells nothing new every tenth document would stay. */
const KEPT_OF = 10

const runtime = nodeRuntime()
const sets = new Map<string, TestDocument[]>()
for (const document of await loadDocuments('tuning')) {
  const set = setOf(`documents/${document.id}`)
  if (document.source.split('-').includes(options.source) && (!options.set || set === options.set)) {
    sets.set(set, [...(sets.get(set) ?? []), document])
  }
}
for (const [set, documents] of [...sets].sort(([a], [b]) => (a < b ? -1 : 1))) {
  let wrong = 0
  for (const document of documents) {
    const { cases } = await run(document, runtime)
    if (!cases.every(isRight)) wrong += 1
  }
  if (wrong > 0)
    console.log(`${set}: stays, ${wrong} of ${documents.length} documents have a field that is read wrong`)
  else dropped(set, documents)
}

function dropped(set: string, documents: readonly TestDocument[]): void {
  const ids = documents.filter((_, i) => i % KEPT_OF !== 0).map(({ id }) => id)
  console.log(`${set}: all ${documents.length} documents are read right; ${ids.length} would go:`)
  for (const id of ids) console.log(`  ${id}`)
}
