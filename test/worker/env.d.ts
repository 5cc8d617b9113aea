declare namespace Cloudflare {
  interface Env extends Readonly<import('../../worker/src/env.ts').ApiEnv> {
    readonly MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
  interface GlobalProps {
    mainModule: typeof import('./entry.ts')
  }
}
