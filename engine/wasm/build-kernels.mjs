// Writes kernels.wasm out of kernels/ (AssemblyScript): what runs the detector and the recogniser. It is committed, because
// its compiler weighs 100 MB; a test says when it is not of its sources any more. `npm run kernels`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const TARGET = join(HERE, 'kernels.wasm')
const COMPILER = 'assemblyscript@0.28.20'
/** No start, no garbage collection, no checks; the memory comes from whoever starts it. */
const OPTIONS = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub'],
  ...['--enable', 'simd', '--enable', 'bulk-memory'],
  ...['--importMemory', '--noExportMemory', '--initialMemory', '2', '--maximumMemory', '65536'],
]
/** Of a custom section, which hosts pass over. */
const CUSTOM = 0
const SOURCE = 'source'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entry = join(HERE, 'kernels/index.ts')
  const asc = ['--yes', '-p', COMPILER, 'asc', entry, '-o', TARGET, ...OPTIONS]
  if (spawnSync('npx', asc, { stdio: 'inherit' }).status !== 0) throw new Error('the kernels do not compile')
  const body = Buffer.concat([Buffer.from([SOURCE.length]), Buffer.from(SOURCE + digestOfKernels())])
  if (body.length > 127) throw new RangeError('the length of the section has one byte')
  writeFileSync(TARGET, Buffer.concat([readFileSync(TARGET), Buffer.from([CUSTOM, body.length]), body]))
}

/** What kernels.wasm says it was made of. */
export function digestOfKernels() {
  const digest = createHash('sha256').update(COMPILER).update(OPTIONS.join())
  const folder = join(HERE, 'kernels')
  for (const name of readdirSync(folder).sort()) digest.update(name).update(readFileSync(join(folder, name)))
  return digest.digest('hex')
}
