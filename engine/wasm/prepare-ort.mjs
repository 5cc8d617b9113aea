const PAGE_BYTES = 65_536

/**
 * The loader of onnxruntime-web's WASM, made the same in every host: it never takes itself to be in Node
 * (the tests' workerd has Node's globals and is none), looks for no file, and its memory has a maximum.
 *
 * @param {string} glue `ort-wasm-simd-threaded.mjs` as published
 * @param {number} bytesMax whole pages of 64 KiB
 */
export function prepareOrt(glue, bytesMax) {
  const changes = [
    ['{initial:256,maximum:65536,shared:!0}', `{initial:256,maximum:${bytesMax / PAGE_BYTES},shared:!0}`],
    ['m=globalThis.process?.versions?.node&&"renderer"!=globalThis.process?.type', 'm=false'],
    // Node 20 has no navigator.
    [
      'm?require("os").cpus().length:navigator.hardwareConcurrency',
      'globalThis.navigator?.hardwareConcurrency??1',
    ],
    // Bundlers follow these, although they are never reached.
    [
      'if(m){const {createRequire:a}=await import("module");var require=a(import.meta.url),ba=require("worker_threads");global.Worker=ba.Worker;n=(k=!ba.jc)&&"em-pthread"==ba.workerData}',
      'var require,ba;',
    ],
    ['(new URL("ort-wasm-simd-threaded.wasm",import.meta.url)).href', '""'],
    [
      'var isNode=globalThis.process?.versions?.node&&globalThis.process?.type!="renderer";if(isNode)isPthread=(await import("worker_threads")).workerData==="em-pthread";',
      '',
    ],
  ]
  const oneLine = glue.replaceAll('\n', '')
  return changes.reduce((text, [published, ours]) => {
    if (text.split(published).length !== 2) throw new Error(`onnxruntime-web: expected once: ${published}`)
    return text.replace(published, () => ours)
  }, oneLine)
}
