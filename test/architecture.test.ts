import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENT_TYPES, SCHEMAS } from '../engine/src/document-types/schemas.ts'

/** The invariants of ARCHITECTURE.md that a machine can check. */
const ROOT = join(import.meta.dirname, '..')
const LINES_MAX = 400
const COLUMNS_MAX = 140
/**
 * Folders of the engine. `schema`, `values`, `runtime` and `raster` are what stages are made of; the stages follow in the order
 * that a document moves through them. A folder imports only from those before it.
 */
const STAGES = [
  'schema',
  'values',
  'runtime',
  'raster',
  'decode',
  'detect',
  'text',
  'codes',
  'constrain',
  'page',
  'reader',
  'fields',
  'weigh',
  'document-types',
  'split',
  'checks',
  'text-result',
  'read',
] as const

const files = ['engine/src', 'element', 'worker', 'client', 'web', 'cli', 'examples', 'test', 'scripts']
  .flatMap((folder) => sources(join(ROOT, folder)))
  .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))

function sources(folder: string): string[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => !['node_modules', 'dist', '.wrangler', 'public'].includes(name))
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return sources(path)
      return /\.(?:ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
    })
}

/** Of any kind: values, types alone, `export … from`, `import('…')`. */
const imports = (text: string) =>
  [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map((match) => match[1] ?? '')
const importsOf = new Map(
  files.map(({ path, text }) => [
    path,
    imports(text)
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(ROOT, join(ROOT, path, '..', name))),
  ]),
)
const engine = files.filter(({ path }) => path.startsWith('engine/src/'))

test(`no file is longer than ${LINES_MAX} lines`, () => {
  expect(files.filter(({ text }) => text.split('\n').length > LINES_MAX).map(({ path }) => path)).toEqual([])
})

test(`no line is longer than ${COLUMNS_MAX} characters, but those of invented documents`, () => {
  expect(
    files
      .filter(({ path }) => !path.startsWith('test/documents/'))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, i) => (line.length > COLUMNS_MAX ? [`${path}:${i + 1}`] : [])),
      ),
  ).toEqual([])
})

test('nothing is typed any', () => {
  expect(
    files
      .filter(({ text }) =>
        /[:<]\s*any\b|\bas any\b/.test(text.replace(/\/\/.*|'[^'\n]*'|`[^`]*`|\/[^/\n]+\/[a-z]*/g, '')),
      )
      .map(({ path }) => path),
  ).toEqual([])
})

test('every folder of the engine is a stage', () => {
  const folders = engine.map(({ path }) => path.split('/').slice(2)).filter((parts) => parts.length > 1)
  expect([...new Set(folders.map(([folder]) => folder))].sort()).toEqual([...STAGES].sort())
})

test('stages of the engine import only from stages before them', () => {
  const wrong = engine.flatMap(({ path }) => {
    const stage = STAGES.findIndex((name) => path.startsWith(`engine/src/${name}/`))
    if (stage < 0) return []
    return (importsOf.get(path) ?? [])
      .filter((target) => STAGES.findIndex((name) => target.startsWith(`engine/src/${name}/`)) > stage)
      .map((target) => `${path} → ${target}`)
  })
  expect(wrong).toEqual([])
})

/**
 * Folders of the worker, from what is made of nothing to what is made of all: `webhook` knows no storage and `store` no
 * network, and `courier` joins them through ports.
 */
const WORKER_FOLDERS: readonly (string | undefined)[] = [
  'read',
  'webhook',
  'store',
  'review',
  'messages',
  'lifecycle',
  'upload',
  'courier',
  'sweep',
  'queue',
  'docs',
  'routes',
]

test('folders of the worker import only from folders before them, and every folder is one of them', () => {
  const folderOf = (path: string) => /^worker\/src\/([^/]+)\//.exec(path)?.[1]
  const rank = (path: string) => WORKER_FOLDERS.indexOf(folderOf(path))
  const worker = files.filter(({ path }) => folderOf(path) !== undefined)
  const wrong = worker.flatMap(({ path }) =>
    (importsOf.get(path) ?? [])
      .filter((target) => rank(target) > rank(path))
      .map((target) => `${path} → ${target}`),
  )
  expect(wrong).toEqual([])
  expect(worker.filter(({ path }) => rank(path) < 0).map(({ path }) => path)).toEqual([])
})

test('nothing outside worker/src/lifecycle ends a received document or counts its attempts', () => {
  const worker = files.filter(({ path }) => path.startsWith('worker/src/'))
  const wrong = worker
    .filter(({ path }) => !path.startsWith('worker/src/lifecycle/'))
    // A tenant that has moved gets the attempts back that were lost on the way.
    .filter(({ path }) => path !== 'worker/src/store/move-tenant.ts')
    .filter(({ text }) =>
      /SET(?:(?!WHERE)[^`])*(?:state = '(?:finished|failed|received)'|attempts = attempts - )/.test(text),
    )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no files import each other in a circle, not even for types', () => {
  expect(circlesOf(importsOf)).toEqual([])
})

test('a circle is found wherever it is entered', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'x']],
    ['c', ['d']],
    ['d', ['b']],
    ['x', []],
    ['self', ['self']],
  ])
  expect(circlesOf(graph)).toEqual(['b, c, d', 'self'])
})

test('the engine does no I/O and knows no host but in runtime and read', () => {
  const HOST = /\bfetch\(|\bprocess\.|\blocalStorage\b|\bDate\.now\(|new Date\(\)|Math\.random\(/
  const wrong = engine
    .filter(({ path }) => !/^engine\/src\/(?:runtime|read)\//.test(path))
    .filter(({ text }) => HOST.test(text) || imports(text).some((name) => name.startsWith('node:')))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('third-party code is met only at the edges of the engine', () => {
  // engine/wasm holds what others published, prepared, and our kernels; @ficha/models is our own.
  const isOurs = (name: string) =>
    (name.startsWith('.') && !name.includes('/wasm/')) || /^(?:node:|@ficha\/)/.test(name)
  const edges = engine.flatMap(({ path, text }) =>
    imports(text)
      .filter((name) => !isOurs(name))
      .map((name) => `${path.replace('engine/src/', '')} → ${name}`),
  )
  expect(edges.sort()).toEqual([
    'codes/zxing.ts → zxing-wasm/reader',
    'decode/libheif-instance.ts → ../../wasm/heif.mjs',
    'decode/pdfium.ts → @embedpdf/pdfium',
    'decode/webp.ts → @jsquash/webp/codec/dec/webp_dec.js',
    'runtime/ort.ts → ../../wasm/ort.mjs',
    'runtime/workerd.ts → ../../wasm/barcodes.wasm',
    'runtime/workerd.ts → ../../wasm/heif.wasm',
    'runtime/workerd.ts → ../../wasm/kernels.wasm',
    'runtime/workerd.ts → ../../wasm/ort.wasm',
    'runtime/workerd.ts → ../../wasm/pdfium.wasm',
    'runtime/workerd.ts → ../../wasm/webp.wasm',
  ])
})

test('the worker reaches the engine through its public door', () => {
  const wrong = files
    .filter(({ path }) => /^(?:worker|client|element|web|cli|examples)\//.test(path))
    .flatMap(({ path, text }) =>
      imports(text)
        .filter((name) => name.includes('engine/src'))
        .map((name) => `${path} → ${name}`),
    )
  expect(wrong).toEqual([])
})

test('what the engine exports is used by another source file, not by tests alone', () => {
  /** `import { a } from 'b'`, `const { a } = await import('b')`. */
  const CLAUSES =
    /(?:import|export|const)(?: type)? (?:\w+, )?\{([^}]*)\} (?:from |= await import\()'([^']+)'/g
  const used = new Set(
    files
      .filter(({ path }) => !path.startsWith('test/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(CLAUSES)].flatMap(([, names = '', from = '']) => {
          const target = from.startsWith('.') ? relative(ROOT, join(ROOT, path, '..', from)) : 'package'
          return names.split(',').map((name) => `${target} ${name.trim().split(' as ')[0]}`)
        }),
      ),
  )
  const unused = engine.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
      .map(([, name]) => `${path} ${name}`)
      .filter((name) => !used.has(name) && !used.has(name.replace(path, 'package'))),
  )
  expect(unused).toEqual([])
})

test('no name hides what a file is for', () => {
  expect(
    files
      .filter(({ path }) => /(?:utils|helpers|manager|common|misc)\.ts$/.test(path))
      .map(({ path }) => path),
  ).toEqual([])
})

/** Strongly connected components of more than one file, by Tarjan's algorithm (SIAM J. Comput. 1, 1972). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const order = new Map<string, number>()
  const open: string[] = []
  /** @returns the earliest open file that `file` leads back to */
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let earliest = own
    const targets = (graph.get(file) ?? []).filter((target) => graph.has(target))
    for (const target of targets) {
      if (!order.has(target)) earliest = Math.min(earliest, visit(target))
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own)
    }
    if (earliest < own) return earliest
    const members = open.splice(open.indexOf(file))
    if (members.length > 1 || targets.includes(file)) circles.push(members.sort().join(', '))
    return earliest
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles.sort()
}

test('no address and no header of a request is in the log of a deployment', () => {
  const settings = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
  expect(settings).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m)
})

test('the list of document types is written once', () => {
  // Each type's own schema says its number and names; the client's copy is written by a script and held by a test.
  const isSource = (path: string) =>
    path.startsWith('engine/src/document-types/') || path === 'client/src/data/document-types.ts'
  // A name that is a word of documents as well stands in many places.
  const names = SCHEMAS.flatMap((schema) => schema.names).filter((name) => name.includes('_'))
  const wrong = files
    .filter(({ path }) => /^(?:engine\/src|worker|client|web|cli)\//.test(path) && !isSource(path))
    .map(({ path, text }) => ({ path, code: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))
    .filter(({ path, code }) => {
      // Tables of decoders hold every small number.
      const hasNumbers = !path.startsWith('engine/src/decode/') && hasAllTypes(code.split('\n'))
      return hasNumbers || names.some((name) => code.includes(name))
    })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** A list or a choice has all numbers within a few lines, examples of use have not. */
function hasAllTypes(lines: readonly string[]): boolean {
  const LINES = 9
  return lines.some((_, at) => {
    const text = lines.slice(at, at + LINES).join('\n')
    return DOCUMENT_TYPES.every((type) => new RegExp(`(?<![\\d.,])${type}(?![\\d.])`).test(text))
  })
}
