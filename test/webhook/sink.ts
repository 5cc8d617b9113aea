import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the receiver saw it. */
export interface Received {
  readonly at: number
  readonly path: string
  readonly id: string
  readonly timestamp: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How the receiver behaves towards a request, given how often it has already seen its webhook-id. */
export type Behaviour = (request: Received, earlier: number) => Answer | 'hang' | 'reset' | 'drip' | 'flood'
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Sink {
  readonly base: string
  readonly received: Received[]
  /** Connections of any kind, requests or not. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

const FLOOD_BYTES = 10_000_000
const DRIP_MS = 50

/** A receiver of webhooks on loopback, with the faults of real ones. */
export async function startSink(behave: Behaviour, host = '127.0.0.1'): Promise<Sink> {
  const received: Received[] = []
  const seen = new Map<string, number>()
  let connections = 0
  const server = createServer((request, response) => {
    void readRequest(request).then((entry) => {
      const earlier = seen.get(entry.id) ?? 0
      seen.set(entry.id, earlier + 1)
      received.push(entry)
      answer(response, behave(entry, earlier))
    })
  })
  server.on('connection', () => connections++)
  server.listen(0, host)
  await once(server, 'listening')
  return {
    base: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
    received,
    connections: () => connections,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  return {
    at: Date.now(),
    path: request.url ?? '',
    id: headers['webhook-id'] ?? '',
    timestamp: Number(headers['webhook-timestamp']),
    headers,
    body,
  }
}

function answer(response: ServerResponse, behaviour: ReturnType<Behaviour>): void {
  if (behaviour === 'hang') return
  if (behaviour === 'reset') response.socket?.resetAndDestroy()
  else if (behaviour === 'drip') drip(response)
  else if (behaviour === 'flood') flood(response)
  else response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body ?? '')
}

/** A byte now and then, without an end. */
function drip(response: ServerResponse): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write('.'), DRIP_MS)
  response.on('close', () => clearInterval(timer))
}

function flood(response: ServerResponse): void {
  response.writeHead(200)
  let sent = 0
  const send = () => {
    while (sent < FLOOD_BYTES && !response.destroyed) {
      sent += 65_536
      if (!response.write('x'.repeat(65_536))) return void response.once('drain', send)
    }
    response.end()
  }
  send()
}

/** Wait for something that a receiver will come to know. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  msMax: number,
  what: string,
): Promise<void> {
  const deadline = Date.now() + msMax
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not within ${msMax} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
