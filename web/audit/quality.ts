import { makePictures } from '../../test/documents/pictures.ts'
import { loadDocuments } from '../../test/evaluate/documents.ts'
import { lookAt, withReflection } from '../../test/web/pictures.ts'
import { hasGlare } from '../src/quality/glare.ts'
import { measure } from '../src/quality/measure.ts'
import type { QualityNote } from '../src/quality/quality-note.ts'

type Code = QualityNote['code']

/** What a picture's name says is wrong with it: the presets of test/documents/tuning/presets.ts. */
const WRONG: readonly (readonly [RegExp, Code])[] = [
  [/-glare/, 'glare'],
  [/-(?:blurred|shaken)/, 'blurred'],
  [/-dim/, 'dark'],
  [/-cut-/, 'cut_edge'],
]

interface Row {
  readonly wrong: number
  hits: number
  readonly right: number
  falseAlarms: number
}

/** Over all pictures of the tuning documents: how often each advice is given where it should be, and where not. */
export async function auditQuality(): Promise<Record<string, unknown>> {
  const documents = await loadDocuments('tuning')
  await makePictures(documents)
  const names = documents.flatMap(({ files }) => files).filter((name) => /\.(?:jpg|png)$/.test(name))
  const seen = new Map<string, readonly Code[]>()
  let reflections = 0
  let reflectionsSeen = 0
  for (const [i, name] of names.entries()) {
    const { grey, side } = await lookAt(name)
    seen.set(name, measure(grey, side))
    if (!/-(?:front|back|open|photo)/.test(name) || WRONG.some(([wrong]) => wrong.test(name))) continue
    reflections += 1
    if (hasGlare(withReflection(grey, i))) reflectionsSeen += 1
  }
  const rows = WRONG.map(([wrong, code]) => {
    const row: Row = {
      wrong: names.filter((name) => wrong.test(name)).length,
      hits: 0,
      right: names.filter((name) => !wrong.test(name)).length,
      falseAlarms: 0,
    }
    for (const [name, codes] of seen) {
      if (codes.includes(code)) row[wrong.test(name) ? 'hits' : 'falseAlarms'] += 1
    }
    return [code, row]
  })
  return { ...Object.fromEntries(rows), glareLaidOver: { pictures: reflections, hits: reflectionsSeen } }
}
