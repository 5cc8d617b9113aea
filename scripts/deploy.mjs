// `npm run deploy`: the three Workers, their database, bucket and queues to a Cloudflare account (`npx wrangler
// login` first, or CLOUDFLARE_API_TOKEN), and the secret for its webhooks. Running it again changes nothing but
// what changed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPage } from './build-page.mjs'
import { listDatabases } from './databases.mjs'
import { ensureSecrets } from './deploy-secrets.mjs'
import { installMissing, prepareWasm, ROOT, WRANGLER } from './start-install.mjs'

const USAGE = `Usage: npm run deploy [-- --dry-run]

  The three Workers, their database, bucket, queues and secret, to the account of \`npx wrangler login\`
  or of CLOUDFLARE_API_TOKEN. Running it again changes only what changed.

  --dry-run   needs no account: builds the Workers, and fails when one is too large
`
const BUCKET = 'ficha-documents'
const QUEUES = ['ficha-extraction', 'ficha-extraction-dead', 'ficha-webhooks']
const MIB = 1024 * 1024

/** Those without bindings first: the API is bound to them. Cloudflare takes 64 MiB; what is near it starts slowly. */
const WORKERS = [
  { config: 'worker/inspector/wrangler.toml', bytesMax: 40 * MIB },
  { config: 'worker/reader/wrangler.toml', bytesMax: 40 * MIB },
  // No PDFium may slip in: the API must not be able to open a document.
  { config: 'wrangler.toml', bytesMax: 3 * MIB },
]

const { dryRun } = readOptions()

try {
  installMissing()
  prepareWasm()
  buildPage()
  if (dryRun) measure()
  else deploy()
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}

/** A mistyped `--dry-run` deploys nothing. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      process.stdout.write(USAGE)
      process.exit(0)
    }
    return { dryRun: values['dry-run'] }
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    process.exit(2)
  }
}

function measure() {
  for (const { config, bytesMax } of WORKERS) {
    const folder = mkdtempSync(join(tmpdir(), 'ficha-bundle-'))
    const output = wrangler(['deploy', '--dry-run', '--outdir', folder, '-c', config])
    rmSync(folder, { recursive: true })
    const [, amount, unit] = /Total Upload: ([\d.]+) (KiB|MiB)/.exec(output) ?? []
    if (!amount) throw new Error(`wrangler did not say how large ${config} is:\n${output}`)
    const bytes = Number(amount) * (unit === 'MiB' ? MIB : 1024)
    process.stdout.write(`${config}: ${inMiB(bytes)} of ${inMiB(bytesMax)}\n`)
    if (bytes > bytesMax) throw new Error(`${config} has grown too large`)
  }
}

function deploy() {
  process.env.WRANGLER_SEND_METRICS ??= 'false'
  say('Resources')
  const databases = listDatabases('wrangler.toml').map(({ name, id: placeholder }) => ({
    name,
    placeholder,
    id: findDatabase(name) ?? createDatabase(name),
  }))
  createUnlessThere(['r2', 'bucket', 'create', BUCKET])
  for (const queue of QUEUES) createUnlessThere(['queues', 'create', queue])
  const configs = WORKERS.map(({ config }) => writeLiveConfig(config, databases))
  say('Migrations')
  for (const { name } of databases) {
    wrangler(['d1', 'migrations', 'apply', name, '--remote', '-c', configs.at(-1)])
  }
  for (const config of configs) {
    say(`Deploying ${config}`)
    process.stdout.write(wrangler(['deploy', '-c', config]))
  }
  say('Secrets')
  const made = ensureSecrets(wrangler, configs.at(-1))
  process.stdout.write(made.length > 0 ? `${made.join(', ')} was made and set.\n` : 'All are set.\n')
  process.stdout.write('\nA key for a tenant: npm run --silent keys -- create --tenant NAME --remote\n')
}

function findDatabase(wanted) {
  const output = wrangler(['d1', 'list', '--json'])
  return JSON.parse(output.slice(output.indexOf('['))).find(({ name }) => name === wanted)?.uuid
}

function createDatabase(name) {
  wrangler(['d1', 'create', name])
  const id = findDatabase(name)
  if (!id) throw new Error(`the database ${name} was created, but wrangler does not list it`)
  return id
}

function createUnlessThere(args) {
  const done = run(args)
  const output = done.stdout + done.stderr
  if (done.status !== 0 && !/already (exists|taken|own)/i.test(output)) throw new Error(output)
}

/** The configuration with the account's own databases; not for git, and read by `npm run keys -- --remote`. */
function writeLiveConfig(config, databases) {
  const live = config.replace('wrangler.toml', 'wrangler.live.toml')
  let text = readFileSync(join(ROOT, config), 'utf8')
  for (const { placeholder, id } of databases) text = text.replaceAll(placeholder, id)
  writeFileSync(join(ROOT, live), text)
  return live
}

function wrangler(args, input = '') {
  const done = run(args, input)
  if (done.status !== 0)
    throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${done.stdout}${done.stderr}`)
  return done.stdout
}

function run(args, input = '') {
  return spawnSync(process.execPath, [WRANGLER, ...args], { cwd: ROOT, encoding: 'utf8', input })
}

function inMiB(bytes) {
  return `${(bytes / MIB).toFixed(2)} MiB`
}

function say(text) {
  process.stdout.write(`${text} …\n`)
}
