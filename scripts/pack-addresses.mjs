import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { calledOfPdfium } from './called-of-pdfium.mjs'
import { ROOT } from './start-install.mjs'

/** `new URL('../../wasm/ort.wasm', import.meta.url)` and the like: what a stranger's bundler finds files by. */
const ADDRESS = /new URL\((['"`])([^'"`]+)\1,\s*import\.meta\.url\)/g
const LIBRARY_ADDRESS = /new URL\(["'][\w.]+["'],\s*import\.meta\.url\)\.href/g

/** The engine's files of models/manifest.json: `.bin`, because wrangler takes that as data without a rule. */
export const MODELS = Object.entries(
  JSON.parse(readFileSync(join(ROOT, 'models/manifest.json'), 'utf8')).models,
)
  // It is open in ort.wasm.
  .filter(([name]) => name !== 'reader')
  .map(([, { file }]) => ({ file, published: publishedName(file) }))

/**
 * Points the addresses of the engine's own files to where the package has them, and blanks those that libraries have
 * for files of theirs: the engine brings its own.
 *
 * @param folder of the published files, as seen from the script that is built
 */
export function publishedAddresses(folder) {
  return {
    name: 'published-addresses',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\/engine\/src\/(?:read|runtime)\/[^/]+\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(ADDRESS, (_, __, address) => addressOf(address)),
        loader: 'ts',
      }))
      onLoad({ filter: /\/node_modules\/(?:@embedpdf\/pdfium|@jsquash\/webp)\/.*\.js$/ }, ({ path }) => ({
        contents: calledOfPdfium(readFileSync(path, 'utf8'))
          .replace(LIBRARY_ADDRESS, "''")
          // Bundlers put a text in the place of `import.meta.url`, to which nothing can be assigned.
          .replace(/import\.meta\.url\s*=(?!=)/, 'void '),
        loader: 'js',
      }))
      // What workerd imports instead.
      onResolve({ filter: /\.(?:wasm|onnx|bin)$/ }, ({ path }) => ({
        path: folder + publishedName(basename(path)),
        external: true,
      }))
    },
  }

  function addressOf(address) {
    const name = basename(address)
    if (name.includes('${')) throw new Error(`packages: no bundler finds ${address}; write the name out`)
    return written(publishedName(name))
  }

  function written(name) {
    return `new URL('${folder}${name}', import.meta.url)`
  }
}

function publishedName(name) {
  return name.replace(/\.ts$/, '.js').replace(/\.onnx$/, '.bin')
}
