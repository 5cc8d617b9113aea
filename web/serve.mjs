// `npm run -w @ficha/web preview`: the built page with the headers of its `_headers`, for the tests and the
// audit. Plain files only; the service itself serves the same folder through Cloudflare's static assets.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const DIST = fileURLToPath(new URL('dist', import.meta.url))

const MEDIA_TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/**
 * @param port 0 for any free one
 * @param without a header that is left out, to measure what it is worth
 * @param folder of another page, to be served with the same headers
 * @returns the server and its address once it listens
 */
export function serve(port = 0, without = '', folder = DIST) {
  const rules = readHeaders(join(DIST, '_headers'))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    for (const [name, value] of headersFor(rules, path)) if (name !== without) response.setHeader(name, value)
    const file = fileAt(folder, path)
    if (file === null) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', MEDIA_TYPES[extname(file)] ?? 'application/octet-stream')
    response.setHeader('Content-Length', statSync(file).size)
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({ server, url: `http://localhost:${server.address().port}/` }),
    )
  })
}

/** @returns null where there is no file at an address, or where it is none */
function fileAt(folder, path) {
  let file
  try {
    file = join(folder, normalize(path === '/' ? '/index.html' : decodeURIComponent(path)))
  } catch {
    return null
  }
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null
}

/** The syntax of Cloudflare's `_headers`: a path, perhaps ending in `*`, then its headers indented. */
function readHeaders(file) {
  const rules = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] })
    else
      rules.at(-1).headers.push(
        line
          .trim()
          .split(/:\s*(.*)/s)
          .slice(0, 2),
      )
  }
  return rules
}

function headersFor(rules, path) {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap((rule) => rule.headers)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(Number(process.argv[2] ?? 4173))
  process.stdout.write(`${url}\n`)
}
