// The package as it is published, in dist/: JavaScript, types, README and a manifest that names them.
// The workspace itself is used from its sources, so that nothing has to be built before it is used.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = dirname(fileURLToPath(import.meta.url))
const DIST = join(FOLDER, 'dist')

rmSync(DIST, { recursive: true, force: true })
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const done = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  cwd: FOLDER,
  stdio: 'inherit',
})
if (done.status !== 0) process.exit(1)
// The compiler changes the names in imports of JavaScript only.
for (const name of readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith('.d.ts'))) {
  const file = join(DIST, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(from ')(\.{1,2}\/[^']+)\.ts'/g, "$1$2.js'"))
}
copyFileSync(join(FOLDER, 'README.md'), join(DIST, 'README.md'))

const {
  private: _,
  scripts: __,
  exports,
  ...manifest
} = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))
manifest.exports = {
  ...Object.fromEntries(Object.entries(exports).map(([name, source]) => [name, built(source)])),
  './package.json': './package.json',
}
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

function built(source) {
  const name = source.replace('./src/', './').replace(/\.ts$/, '')
  return { types: `${name}.d.ts`, default: `${name}.js` }
}
