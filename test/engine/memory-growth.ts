// What 600 documents leave in the heaps of one process, for memory.long.test.ts: a process of its own, so that nothing that
// other tests started is counted. Prints one line of JSON.
import { readFile } from 'node:fs/promises'
import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { documentFile } from '../documents/pictures.ts'

/** Sizes are taken after so many documents: settled by the first, but for gaps in onnxruntime's heap, which a run may meet any time. */
const LOOKS = [40, 227, 413, 600]
const PHOTO_EVERY = 15

const photo = await readFile(await documentFile('54-folded-card-l1-open-photo.jpg'))
const digital = await readFile(await documentFile('51-cetesb-renewal.pdf'))

const host = nodeRuntime()
const heaps = new Map<string, () => number>()
const { setHeap } = host.memory
Object.assign(host.memory, {
  setHeap(...[name, heap]: Parameters<typeof setHeap>) {
    setHeap(name, heap)
    if (heap) heaps.set(name, () => heap.bytes())
    else heaps.delete(name)
  },
})
const sizes = () => Object.fromEntries([...heaps].map(([name, bytes]) => [name, bytes()]))

const looks: { documents: number; sizes: Record<string, number> }[] = []
for (let i = 1; i <= Math.max(...LOOKS); i++) {
  if (i % PHOTO_EVERY === 0) await extract([photo], 54, host)
  else await extract([digital], 51, host)
  if (LOOKS.includes(i)) looks.push({ documents: i, sizes: sizes() })
}
console.log(JSON.stringify({ looks, peak: host.memory.peakBytes() }))
