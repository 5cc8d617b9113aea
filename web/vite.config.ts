import { defineConfig } from 'vite'
import { notices } from './plugins/notices.ts'
import { ownModules } from './plugins/own-modules.ts'
import { readFacts } from './plugins/read-facts.ts'
import { serviceWorkerAssets } from './plugins/service-worker-assets.ts'

const taken = new Set<string>()
/** Notes for bundlers, of which none follows. The notices of licences are a file of their own. */
const comments = { annotation: false, legal: false, jsdoc: false }

/** Static files that any server can serve; `_headers` says with which headers. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [ownModules(), readFacts(), notices(taken), serviceWorkerAssets()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [ownModules(), readFacts(), notices(taken)],
    rolldownOptions: { output: { comments } },
  },
  build: {
    target: 'es2022',
    // Everything is a file of its own: a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/shell/service-worker.ts' },
      output: {
        comments,
        // The browser knows the service worker by its address, so that one file keeps its name.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
    chunkSizeWarningLimit: 1500,
  },
  server: {
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    proxy: { '/v1': 'http://localhost:8787' },
  },
})
