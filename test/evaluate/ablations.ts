import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { groupBy, summarise } from '../../cli/src/evaluate/score/metrics.ts'
import type { DocumentTypeDefinition } from '../../engine/src/document-types/definition.ts'
import { definitionOf } from '../../engine/src/document-types/document-types.ts'
import { type Choose, chooseByFit } from '../../engine/src/weigh/choose.ts'
import { LIKELY } from '../../engine/src/weigh/proposal.ts'
import { loadDocuments } from './documents.ts'
import { percent, tableMarkdown } from './markdown-table.ts'
import { makeNeededPictures } from './needed-pictures.ts'
import { rememberNetworks } from './remembered-networks.ts'
import { run } from './run.ts'

/**
 * What each part of the engine is worth: fields right without it, by source, on tuning documents of other authors.
 * `npx tsx test/evaluate/ablations.ts [--layouts '^blind-[pqr]-'] [--remember DIR]`.
 */
const { values: options } = parseArgs({
  options: { layouts: { type: 'string', default: '^blind-' }, remember: { type: 'string' } },
})

interface Ablation {
  readonly name: string
  readonly without: (type: DocumentTypeDefinition) => DocumentTypeDefinition
  readonly constrainedReading?: boolean
}

/** What the network gives more than half, whatever the fit makes of it. */
const chooseByNetwork: Choose = (name, proposals, absent, group) => {
  const likely = proposals.filter(({ probability }) => probability >= LIKELY).slice(0, 1)
  return chooseByFit(name, likely, absent, group)
}

const ABLATIONS: readonly Ablation[] = [
  { name: 'all', without: (type) => type },
  {
    name: 'reader without the fitted weights',
    without: (type) => ({ ...type, read: (reading) => type.read(reading, chooseByNetwork) }),
  },
  {
    name: 'no second look below captions',
    without: (type) => ({ ...type, unreadPlaces: () => [] }),
  },
  { name: 'no constrained reading', without: (type) => type, constrainedReading: false },
  {
    name: 'no reader: codes, zones and checks alone',
    without: (type) => ({
      ...type,
      hasFields: () => true,
      read: (reading) => type.read({ ...reading, roles: null }),
    }),
  },
]

const wanted = new RegExp(options.layouts)
const documents = (await loadDocuments('tuning')).filter(({ layout }) => wanted.test(layout))
if (documents.length === 0) throw new RangeError('no layout matches')
await makeNeededPictures(documents)
const runtime = options.remember ? rememberNetworks(nodeRuntime(), options.remember) : nodeRuntime()

const sources = ['digital', 'scan', 'photo']
const rows: string[][] = []
for (const { name, without, constrainedReading = true } of ABLATIONS) {
  const cases = []
  for (const document of documents) {
    const definition = without(definitionOf(document.type))
    const outcome = await run(document, runtime, { constrainedReading }, definition)
    cases.push(...outcome.cases.map((one) => ({ ...one, source: document.source })))
  }
  const bySource = groupBy(cases, ({ source }) => sources.find((one) => source.endsWith(one)) ?? source)
  rows.push([name, ...sources.map((source) => percent(summarise(bySource.get(source) ?? []).all))])
}
console.log(`${documents.length} documents, fields right`)
console.log(tableMarkdown(['', 'digital', 'scans', 'photos'], rows))
