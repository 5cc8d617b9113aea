import type { Plugin } from 'vite'

/** Leaves out tables of kinds of barcodes that zxing-wasm makes of each other, as no bundler knows that nobody misses them: 1 KB. */
export function unusedTables(): Plugin {
  return {
    name: 'ficha-unused-tables',
    transform: {
      filter: { id: /zxing-wasm\/dist\/es\/share\.js/ },
      handler: (code) =>
        code.replace(/(?<= = )e\.(?:map|filter)\([^;]*?(?=, \w = |;)/g, '/* @__PURE__ */ (() => $&)()'),
    },
  }
}
