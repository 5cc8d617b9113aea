import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Recipe } from './make.ts'

/** More would need more memory than they save time: a picture takes up to 300 MB while it is made. */
const THREADS_MAX = 4

/**
 * Makes recipes on all processors.
 *
 * @param onMade called with each recipe's place in the list and its files
 */
export async function makeInThreads(
  recipes: readonly Recipe[],
  onMade: (index: number, files: readonly Uint8Array[]) => Promise<void>,
): Promise<void> {
  const count = Math.min(THREADS_MAX, availableParallelism(), recipes.length)
  let next = 0
  const work = async (): Promise<void> => {
    const thread = new Worker(new URL('./make-thread.mjs', import.meta.url))
    try {
      for (let index = next++; index < recipes.length; index = next++) {
        const recipe = recipes[index]
        if (recipe) await onMade(index, await made(thread, recipe))
      }
    } finally {
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: count }, work))
}

function made(thread: Worker, recipe: Recipe): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners()
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.postMessage(recipe)
  })
}
