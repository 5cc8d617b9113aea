/** As much of autocannon as the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface LoadRequest {
    readonly path: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: Buffer
  }
  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly timeout: number
    setupClient(client: { setRequests(requests: readonly LoadRequest[]): void }): void
  }
  interface Result {
    readonly '2xx': number
    readonly '5xx': number
    readonly errors: number
    readonly timeouts: number
    readonly requests: { readonly average: number }
    readonly latency: {
      readonly p50: number
      readonly p97_5: number
      readonly p99: number
      readonly max: number
    }
    readonly statusCodeStats?: Readonly<Record<string, { readonly count: number }>>
  }
  export default function autocannon(options: Options): Promise<Result>
}
