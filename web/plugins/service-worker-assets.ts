import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What `src/shell/service-worker.ts` has where the list of files belongs. */
const PLACEHOLDER = '__FICHA_FILES__'
/** Not fetched by a page, so not kept for it. */
const NOT_KEPT = new Set(['_headers', 'sw.js'])

/**
 * Writes the names of all built files into the service worker, and a digest over them: a new build is a
 * new service worker, which fetches what is new.
 */
export function serviceWorkerAssets(): Plugin {
  let publicFolder = ''
  return {
    name: 'ficha-service-worker-assets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = join(config.root, 'public')
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return
        const digest = createHash('sha256')
        const names = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !NOT_KEPT.has(name))
        for (const name of names.sort()) {
          const file = bundle[name]
          digest.update(name)
          // The other names carry a hash of their content.
          if (file?.type === 'asset' && name.endsWith('.html')) digest.update(file.source)
        }
        const still = readdirSync(publicFolder).filter((name) => !NOT_KEPT.has(name))
        for (const name of still.sort()) digest.update(readFileSync(join(publicFolder, name)))
        const files = [...names, ...still].map((name) => (name === 'index.html' ? '/' : `/${name}`))
        const version = digest.digest('hex').slice(0, 16)
        worker.code = worker.code.replace(
          new RegExp(`["'\`]${PLACEHOLDER}["'\`]`),
          JSON.stringify({ version, files }),
        )
      },
    },
  }
}
