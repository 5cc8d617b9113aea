import type { TestProject } from 'vitest/node'
import { type Received, type Sink, startSink } from '../../webhook/sink.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A receiver on loopback. The path says how it behaves: /NAME/status-500, /NAME/fail-3, /NAME/hang … */
    webhookSink: string
  }
}

/** What a resolver says of a name that leads to this machine. */
const LOOPBACK_NAME = JSON.stringify({ Status: 0, Answer: [{ type: 1, data: '127.0.0.1' }] })

/** A receiver of webhooks in Node, since workerd cannot listen. `GET /NAME/log` tells what /NAME received. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sink = await startSink((request, earlier) => {
    const [, name = '', mode = ''] = request.path.split(/[/?]/)
    if (name === 'dns') return { status: 200, body: LOOPBACK_NAME }
    if (mode === 'log') return { status: 200, body: JSON.stringify(logOf(sink, name)) }
    if (mode === 'hang' || mode === 'reset' || mode === 'drip' || mode === 'flood') return mode
    if (mode === 'redirect') return { status: 302, headers: { location: `${sink.base}/${name}/ok` } }
    if (mode === 'later')
      return earlier === 0 ? { status: 429, headers: { 'retry-after': '7200' } } : { status: 200 }
    const [kind, number] = mode.split('-')
    if (kind === 'fail') return { status: earlier < Number(number) ? 500 : 200, body: 'try again' }
    return { status: kind === 'status' ? Number(number) : 200, body: `thanks for ${request.body}` }
  })
  project.provide('webhookSink', sink.base)
  return () => sink.close()
}

function logOf(sink: Sink, name: string): readonly Received[] {
  return sink.received.filter(({ path }) => path.startsWith(`/${name}/`) && !path.endsWith('/log'))
}
