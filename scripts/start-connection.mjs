// Whether the workerd of a Worker listens, and when it has gone: told by a connection to it, however busy or silent it is.
import { readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 100

/**
 * Resolves when a Worker's workerd has ended, which its wrangler does not notice itself.
 *
 * @param entry the file of wrangler's registry that names the Worker's port
 * @param startMs how long the first connection may take: a busy machine bundles the Worker for many seconds
 * @param reloadMs how long each later one may take: wrangler replaces workerd when a source file has changed
 */
export async function whenGone(entry, { startMs, reloadMs }) {
  let deadline = Date.now() + startMs
  for (;;) {
    const socket = await connect(entry)
    if (socket) {
      await new Promise((resolve) => socket.on('close', resolve))
      deadline = Date.now() + reloadMs
    } else if (Date.now() >= deadline) {
      return
    }
    await sleep(POLL_MS, undefined, { ref: false })
  }
}

/** @returns a connection to the workerd of a Worker; null while there is none */
export function connect(entry) {
  let address
  try {
    address = JSON.parse(readFileSync(entry, 'utf8')).debugPortAddress
  } catch {
    return Promise.resolve(null)
  }
  const [host, port] = address.split(':')
  return new Promise((resolve) => {
    const socket = createConnection({ host, port: Number(port) })
    socket.on('connect', () => resolve(socket.unref()))
    socket.on('error', () => resolve(null))
  })
}
