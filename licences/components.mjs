// What is compiled into files that no package manager sees: WebAssembly and typefaces. A file that is bundled and stands
// in no row makes `npm run pack` and the page's build fail (scripts/notices.mjs).

/** Standard libraries that Emscripten links into every module. */
const EMSCRIPTEN = [
  { name: 'Emscripten', licence: 'MIT', text: 'emscripten.txt' },
  { name: 'musl', licence: 'MIT', text: 'musl.txt' },
  { name: 'LLVM libc++ and compiler-rt', licence: 'Apache-2.0 WITH LLVM-exception', text: 'llvm.txt' },
]
const APACHE = { licence: 'Apache-2.0', text: null }
const PDFJS = 'node_modules/pdfjs-dist'

/** By file name without the hash that a bundler adds. `text` is a file here, or a path from the root of the repository. */
export const COMPONENTS = {
  'pdfium.wasm': [
    {
      name: 'PDFium, with its Foxit typefaces',
      licence: 'BSD-3-Clause AND Apache-2.0',
      text: 'node_modules/@embedpdf/pdfium/LICENSE.pdfium',
    },
    { name: 'Abseil', copyright: 'Copyright 2017 The Abseil Authors', ...APACHE },
    { name: 'Anti-Grain Geometry', licence: 'AGG-2.3', text: 'agg.txt' },
    { name: 'fast_float', copyright: 'Copyright (c) 2021 The fast_float authors', ...APACHE },
    { name: 'FreeType', licence: 'FTL', text: 'freetype.txt' },
    { name: 'ICU', licence: 'Unicode-3.0', text: 'icu.txt' },
    { name: 'Little CMS', licence: 'MIT', text: 'lcms2.txt' },
    { name: 'libjpeg-turbo', licence: 'IJG AND BSD-3-Clause AND Zlib', text: 'libjpeg-turbo.txt' },
    { name: 'libpng', licence: 'libpng-2.0', text: 'libpng.txt' },
    { name: 'OpenJPEG', licence: 'BSD-2-Clause', text: `${PDFJS}/wasm/LICENSE_OPENJPEG` },
    { name: 'zlib', licence: 'Zlib', text: 'zlib.txt' },
    ...EMSCRIPTEN,
  ],
  'ort.wasm': [
    { name: 'ONNX Runtime', licence: 'MIT', text: 'onnxruntime.txt' },
    { name: 'Abseil', copyright: 'Copyright 2017 The Abseil Authors', ...APACHE },
    { name: 'Boost.Mp11', licence: 'BSL-1.0', text: 'boost.txt' },
    { name: 'date', licence: 'MIT', text: 'date.txt' },
    { name: 'Eigen (source: https://gitlab.com/libeigen/eigen)', licence: 'MPL-2.0', text: 'eigen.txt' },
    { name: 'FlatBuffers', copyright: 'Copyright 2014 Google Inc.', ...APACHE },
    { name: 'JSON for Modern C++', licence: 'MIT', text: 'nlohmann-json.txt' },
    { name: 'Microsoft GSL', licence: 'MIT', text: 'gsl.txt' },
    { name: 'ONNX', copyright: 'Copyright (c) ONNX Project Contributors', ...APACHE },
    { name: 'Protocol Buffers', licence: 'BSD-3-Clause', text: 'protobuf.txt' },
    { name: 'RE2', licence: 'BSD-3-Clause', text: 're2.txt' },
    { name: 'SafeInt', licence: 'MIT', text: 'safeint.txt' },
    ...EMSCRIPTEN,
  ],
  'webp.wasm': [
    {
      name: 'libwebp',
      licence: 'BSD-3-Clause',
      text: 'node_modules/@jsquash/webp/codec/LICENSE.codec.md',
    },
    ...EMSCRIPTEN,
  ],
  'heif.wasm': [
    {
      name: 'libheif 1.23 with libde265 (sources: https://github.com/strukturag)',
      licence: 'LGPL-3.0-or-later',
      text: 'node_modules/libheif-js/libheif-wasm/LICENSE',
    },
    ...EMSCRIPTEN,
  ],
  'barcodes.wasm': [
    { name: 'ZXing-C++', copyright: 'Copyright 2016-2025 The ZXing-C++ Authors', ...APACHE },
    ...EMSCRIPTEN,
  ],
  'kernels.wasm': [
    {
      name: "AssemblyScript's standard library",
      copyright: 'Copyright 2025 The AssemblyScript Authors',
      ...APACHE,
    },
  ],
  'openjpeg.wasm': [
    { name: 'OpenJPEG', licence: 'BSD-2-Clause', text: `${PDFJS}/wasm/LICENSE_OPENJPEG` },
    { name: 'pdf.js.openjpeg', licence: 'MIT', text: `${PDFJS}/wasm/LICENSE_PDFJS_OPENJPEG` },
    ...EMSCRIPTEN,
  ],
  'jbig2.wasm': [
    {
      name: "PDFium's JBIG2 decoder",
      licence: 'BSD-3-Clause AND Apache-2.0',
      text: `${PDFJS}/wasm/LICENSE_JBIG2`,
    },
    { name: 'pdf.js.jbig2', licence: 'Apache-2.0', text: `${PDFJS}/wasm/LICENSE_PDFJS_JBIG2` },
    ...EMSCRIPTEN,
  ],
  'qcms_bg.wasm': [
    { name: 'qcms', licence: 'MIT', text: `${PDFJS}/wasm/LICENSE_QCMS` },
    { name: 'pdf.js.qcms', licence: 'MIT', text: `${PDFJS}/wasm/LICENSE_PDFJS_QCMS` },
  ],
  'Foxit*.pfb': [
    {
      name: "PDFium's Foxit typefaces",
      licence: 'BSD-3-Clause',
      text: `${PDFJS}/standard_fonts/LICENSE_FOXIT`,
    },
  ],
  'LiberationSans-*.ttf': [
    { name: 'Liberation Sans', licence: 'OFL-1.1', text: `${PDFJS}/standard_fonts/LICENSE_LIBERATION` },
  ],
}

/** Packages that are published without the text of their licence. */
export const LICENCES_OF_PACKAGES = {
  '@hono/zod-openapi': 'hono-middleware.txt',
  '@hono/zod-validator': 'hono-middleware.txt',
}
