// `npm start`: the whole service on this machine. Plain JavaScript with Node's own modules, because it
// runs on a fresh clone before anything is installed.
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPage } from './build-page.mjs'
import { assertNode, installMissing, prepareWasm, ROOT, runScript } from './start-install.mjs'
import { checkApiKey, ensureApiKey, forgetKeyWithoutDatabase } from './start-key.mjs'
import { endLeftover, removeOwner, writeOwner } from './start-leftover.mjs'
import { assertPortFree, supervise } from './start-supervise.mjs'

const USAGE = `Usage: npm start -- [--port 8787] [--host localhost] [--folder .local] [--verbose]

  --port     where the service answers
  --host     the address it listens at: 0.0.0.0 lets other machines in, and wants a proxy with TLS before it
  --folder   where state, the API key and the log are kept
  --verbose  print the service's log as well
`

assertNode()
const options = readOptions()
const port = Number(options.port)
const base = `http://localhost:${port}`
const folder = resolve(options.folder)

try {
  await endLeftover(folder)
  // Two starts at once would make one database.
  writeOwner(folder, [])
  await assertPortFree(port)
  installMissing()
  prepareWasm()
  say('Building the page')
  buildPage()
  say('Preparing the database')
  forgetKeyWithoutDatabase(folder)
  runScript(['scripts/migrations.ts', join(folder, 'state')])
  ensureApiKey(folder)
  say('Starting')
  await supervise({ host: options.host, port, base, folder, verbose: options.verbose })
  printExample(await checkApiKey(base, folder))
} catch (error) {
  removeOwner(folder)
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}

function printExample(keyFile) {
  const key = `$(cat ${shellPath(keyFile)})`
  process.stdout.write(`
Ficha answers at ${base} (Ctrl-C stops it). Open it in a browser to read documents there, without sending them.

Your API key is in ${shellPath(keyFile)}.

Upload a document:

  curl -H "SERVICE-API-KEY: ${key}" -F type=51 -F files=@${exampleDocument()} ${base}/documents/upload

Fetch it, with the id of the answer (wait holds the request until it is finished):

  curl -H "SERVICE-API-KEY: ${key}" "${base}/documents/ID?wait=20"

`)
}

/** A licence that comes with the repository. */
function exampleDocument() {
  return shellPath(join(ROOT, 'test/documents/tuning/documents/51-ima-sc-transport.pdf'))
}

function shellPath(path) {
  const shown = relative(process.cwd(), path)
  const safe = shown === '' || shown.startsWith('..') ? path : shown
  return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        host: { type: 'string', default: 'localhost' },
        folder: { type: 'string', default: join(ROOT, '.local') },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      process.stdout.write(USAGE)
      process.exit(0)
    }
    if (!/^\d+$/.test(values.port) || Number(values.port) < 1 || Number(values.port) > 65535) {
      throw new Error('--port takes a number from 1 to 65535')
    }
    if (!/^[\w.:-]+$/.test(values.host)) throw new Error('--host takes an address, as 0.0.0.0')
    return values
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    process.exit(2)
  }
}

function say(text) {
  process.stdout.write(`${text} …\n`)
}
