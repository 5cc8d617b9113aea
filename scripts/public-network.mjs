// Loaded into the wrangler of the API Worker where others reach the service (node --import). Wrangler's simulator lets a
// Worker fetch from private networks. The service looks a webhook's name up before each attempt, but by another resolver
// than workerd's own, which connects: the name may have another address there, or another a moment later. So workerd
// itself refuses to connect to any address that is not public, whatever the name.
import Module from 'node:module'

const MINIFLARE = /[\\/]miniflare[\\/]dist[\\/]src[\\/]index\.js$/
const OPEN = 'allow: ["public", "private", "240.0.0.0/4"],'
/** Wrangler's own proxy goes on: it hands requests to the Worker on this machine. */
const PUBLIC = `allow: workerNames.includes("ProxyWorker") ? ["public", "private"] : ["public"],`

const { _compile: compile } = Module.prototype
Module.prototype._compile = function (source, path, ...rest) {
  return compile.call(this, MINIFLARE.test(path) ? withPublicNetwork(source) : source, path, ...rest)
}

function withPublicNetwork(source) {
  const parts = source.split(OPEN)
  // Another version: rather no service than one whose webhooks reach into the network around it.
  if (parts.length !== 2)
    throw new Error('miniflare names its network otherwise; see scripts/public-network.mjs')
  return parts.join(PUBLIC)
}
