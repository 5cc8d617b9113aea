import { parseArgs } from 'node:util'
import { judgeBundles } from './bundles.ts'

/** `npm run evaluate:bundles`: where documents end in files that hold two to eight of them, and what is read of one. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: 'bundles' } },
})
const sum = { right: 0, missed: 0, wrong: 0, sameFields: 0, fields: 0 }
for await (const bundle of judgeBundles(Number(values.count), values.seed)) {
  for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += bundle[name]
}
const { right, missed, wrong, sameFields, fields } = sum
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`
console.log(
  `${values.count} bundles, ${right + missed} boundaries: precision ${percent(right, right + wrong)}, ` +
    `recall ${percent(right, right + missed)}, F1 ${((2 * right) / (2 * right + wrong + missed)).toFixed(4)}`,
)
console.log(
  `fields of the part that was read as of the document alone: ${percent(sameFields, fields)} of ${fields}`,
)
