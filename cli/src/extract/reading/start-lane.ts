import { Worker } from 'node:worker_threads'

/** The script of a lane: TypeScript through bin/lane.mjs in the checkout, a file beside this one in the package. */
export function startLane(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  return new Worker(new URL(isSource ? '../../../bin/lane.mjs' : './lane.js', import.meta.url), {
    execArgv: [],
  })
}
