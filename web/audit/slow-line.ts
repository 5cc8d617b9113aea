import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Bytes that go out in one piece: requests under way take turns. */
const PIECE_BYTES = 16 * 1024
/** What servers compress; pictures and fonts are compressed already. */
const COMPRESSED = /html|css|javascript|json|svg|wasm|text|octet-stream/

/**
 * The page as one person's connection gives it: compressed, `bitsPerSecond` for all requests together, each answered
 * after `latencyMs`. A browser's own emulation does not reach the page's workers.
 *
 * @param from address of a server of the page
 */
export async function slowLine(
  from: string,
  bitsPerSecond: number,
  latencyMs: number,
): Promise<{ server: Server; url: string; sentBytes: () => number }> {
  let freeAt = 0
  let sent = 0
  const answers = new Map<string, Promise<{ status: number; headers: Headers; body: Buffer }>>()
  const answer = (path: string) => {
    const known = answers.get(path) ?? compressed(new URL(path, from))
    answers.set(path, known)
    return known
  }
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request.url ?? '/')
    await new Promise((resolve) => setTimeout(resolve, latencyMs))
    for (const [name, value] of headers) response.setHeader(name, value)
    response.writeHead(status)
    for (let at = 0; at < body.length; at += PIECE_BYTES) {
      const piece = body.subarray(at, at + PIECE_BYTES)
      freeAt = Math.max(freeAt, performance.now()) + (piece.length * 8 * 1000) / bitsPerSecond
      await new Promise((resolve) => setTimeout(resolve, freeAt - performance.now()))
      response.write(piece)
      sent += piece.length
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, url: `http://localhost:${port}/`, sentBytes: () => sent }
}

async function compressed(url: URL) {
  const response = await fetch(url)
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'connection', 'keep-alive', 'transfer-encoding']) headers.delete(name)
  const isCompressed = COMPRESSED.test(headers.get('content-type') ?? '')
  if (isCompressed) headers.set('content-encoding', 'gzip')
  const body = isCompressed ? gzipSync(plain) : plain
  headers.set('content-length', String(body.length))
  return { status: response.status, headers, body }
}
