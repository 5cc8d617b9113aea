import { timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { truthOfJson } from '../evaluate/truth/json-truth.ts'
import type { DocumentFiles } from '../extract/gather/document-files.ts'
import type { Question } from '../extract/reading/read-document.ts'
import type { PageFile } from './page-files.ts'
import { whatIsAt, writeTruth } from './truth-file.ts'

/** A reading with its evidence is some hundred KB. */
const TRUTH_BYTES_MAX = 8_000_000

export interface LabelJob {
  readonly folder: string
  readonly type: Question['type']
  /** Each with the file that its truth goes to. */
  readonly documents: readonly { readonly document: DocumentFiles; readonly truth: string }[]
  readonly page: (path: string) => Promise<PageFile | null>
  /** Part of every address but those of the page itself. */
  readonly token: string
  readonly onLabelled: (document: DocumentFiles) => void
}

/** Listens on this machine alone. @param port 0: any free one */
export async function startLabelServer(
  job: LabelJob,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    answer(job, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port')
  return { server, port: address.port }
}

async function answer(job: LabelJob, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers, url = '/' } = request
  // A name that others made point here is another origin's page.
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '')) return end(response, 421)
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  const [, first, token = '', what, id, part, file] = path.split('/')
  if (first !== 'label') return answerPage(job, method, path, response)
  if (!isSame(token, job.token) || what !== 'documents') return end(response, 404)
  if (id === undefined && method === 'GET') return answerList(job, response)
  const entry = job.documents[Number(id)]
  if (entry === undefined) return end(response, 404)
  if (part === 'files' && method === 'GET') return answerFile(entry.document.paths[Number(file)], response)
  if (part === undefined && method === 'PUT') return take(job, entry, request, response)
  return end(response, 405)
}

async function answerPage(
  { page }: LabelJob,
  method: string,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const found = method === 'GET' || method === 'HEAD' ? await page(path) : null
  if (found === null) return end(response, 404)
  response.writeHead(200, { ...found.headers, 'Content-Length': found.bytes.length })
  response.end(method === 'HEAD' ? undefined : found.bytes)
}

function answerList({ folder, type, documents }: LabelJob, response: ServerResponse): void {
  const body = {
    folder,
    type,
    documents: documents.map(({ document }) => ({
      name: document.paths.map((path) => relative(folder, path)).join(' + '),
      files: document.paths.map((path) => basename(path)),
    })),
  }
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function answerFile(path: string | undefined, response: ServerResponse): Promise<void> {
  const found = path === undefined ? null : await stat(path).catch(() => null)
  if (path === undefined || found === null) return end(response, 404)
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': 'no-store',
  })
  // Who goes away midway leaves no open file.
  await pipeline(createReadStream(path), response).catch(() => response.destroy())
}

const labelled = z.object({ type: z.number(), data: z.record(z.string(), z.unknown()) }).passthrough()

async function take(
  job: LabelJob,
  { document, truth }: LabelJob['documents'][number],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await textOf(request)
  const given = body === null ? null : labelled.safeParse(parsed(body))
  if (given === null) return end(response, 413)
  if (!given.success || truthOfJson(given.data, document.name) === null) return end(response, 422)
  // Somebody's own file of that name stays.
  if ((await whatIsAt(truth)) === 'other') return end(response, 409)
  await writeTruth(truth, { ...given.data, file: document.name })
  job.onLabelled(document)
  end(response, 204)
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request) {
    const bytes = Buffer.from(piece)
    length += bytes.length
    if (length > TRUTH_BYTES_MAX) return null
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end()
}
