import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { modulesOfWorkers, noticesOf } from '../../scripts/notices.mjs'

/**
 * Writes `third-party-notices.txt` and `license.txt` into the page: what the page and the three Workers bundle.
 *
 * @param taken modules that were bundled; the builds of workers share one set with the page's
 */
export function notices(taken: Set<string>): Plugin {
  return {
    name: 'ficha-notices',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') for (const name of Object.keys(file.modules)) taken.add(name)
        }
        // Workers are built before the page that starts them.
        if (!('index.html' in bundle)) return
        const source = noticesOf([...taken, ...(await modulesOfWorkers())], Object.keys(bundle))
        this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source })
        const licence = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8')
        this.emitFile({ type: 'asset', fileName: 'license.txt', source: licence })
      },
    },
  }
}
