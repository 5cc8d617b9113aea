// Loaded into each wrangler of `npm start` (node --import). Its standard input is a pipe that nobody writes to and that
// closes when start.mjs ends in any way, kill -9 included: then wrangler, its workerd and its bundler end as well.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.stdin.on('error', () => {})
  process.stdin.on('close', endGroup).resume()
  // The pipe alone is no reason to live on.
  process.stdin.unref?.()
}

function endGroup() {
  try {
    // Start.mjs made this process the leader of a group of its own.
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    // Windows has no groups: workerd notices by itself that its pipes are closed.
    process.exit(1)
  }
}
