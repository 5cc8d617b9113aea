import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const IMPORT = /((?:from|import)(?: |\()['"])(\.{1,2}\/[^'"]+)\.ts(['"])/g

/**
 * Declarations of a package's entries and of all that they lean on.
 *
 * @param {string} folder of the workspace
 * @param {readonly string[]} entries in its `src`
 * @param {string} out
 * @throws with the compiler's messages
 */
export function writeTypes(folder, entries, out) {
  const config = join(out, 'tsconfig.json')
  mkdirSync(out, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        composite: false,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(folder, 'src'),
        outDir: out,
      },
      include: [...entries.map((entry) => `${entry}.ts`), '**/*.d.ts'].map((name) =>
        join(folder, 'src', name),
      ),
    }),
  )
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const done = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })
  rmSync(config)
  if (done.status !== 0) throw new Error(`the types of ${folder}:\n${done.stdout}${done.stderr}`)
  const kept = new Set()
  for (const entry of entries) keep(join(out, `${entry}.d.ts`), kept)
  for (const name of readdirSync(out, { recursive: true }).filter((file) => file.endsWith('.ts'))) {
    if (!kept.has(join(out, name))) rmSync(join(out, name))
  }
}

/** Names in imports, which the compiler changes in JavaScript only. What no entry leads to is not published. */
function keep(file, kept) {
  if (kept.has(file)) return
  kept.add(file)
  const text = readFileSync(file, 'utf8').replace(IMPORT, '$1$2.js$3')
  writeFileSync(file, text)
  for (const [, , path] of text.matchAll(/((?:from|import)(?: |\()['"])(\.{1,2}\/[^'"]+)\.js['"]/g)) {
    keep(join(dirname(file), `${path}.d.ts`), kept)
  }
}
