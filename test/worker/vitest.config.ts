import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Databases over which tenants are shared out: every test must pass with any number. */
const shards = Number(process.env.FICHA_SHARDS ?? 1)
const furtherShards = Array.from({ length: shards - 1 }, (_, i) => [`DB_${i + 1}`, `ficha-${i + 1}`])

export default defineConfig(async () => ({
  // The whole repository: the pool cannot load a WASM module from outside its root.
  root,
  plugins: [
    cloudflareTest({
      wrangler: { configPath: `${root}test/worker/wrangler.toml` },
      miniflare: {
        bindings: { MIGRATIONS: await readD1Migrations(`${root}worker/migrations`) },
        d1Databases: Object.fromEntries(furtherShards),
      },
    }),
  ],
  test: {
    name: 'worker',
    root,
    // With one database, as `npm test` runs it, all but the long files; with more all of them.
    include: ['test/worker/**/*.test.ts', 'test/contract/workerd.test.ts'],
    exclude: ['**/node_modules/**', ...(shards === 1 ? ['**/*.long.test.ts'] : [])],
    globalSetup: ['./test/contract/global-setup.ts', './test/worker/webhook/global-setup.ts'],
    setupFiles: ['./test/worker/setup.ts'],
    testTimeout: 30_000,
    // After a document that was read, a hook waits for its turn on a busy machine.
    hookTimeout: 30_000,
    // One workerd for all files: every test makes tenants of its own, and starting one takes seconds.
    isolate: false,
    fileParallelism: false,
    silent: 'passed-only' as const,
  },
}))
