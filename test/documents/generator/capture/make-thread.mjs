// A thread that makes recipes, one after the other. Plain JavaScript, because a new thread knows no TypeScript yet.
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { make } = await import('./make.ts')

parentPort.on('message', async (recipe) => parentPort.postMessage(await make(recipe)))
