/**
 * The loader of onnxruntime-web's WASM, made the same in every host: it takes its memory from whoever starts
 * it, never takes itself to be in Node (the tests' workerd has Node's globals and is none) and looks for no file.
 *
 * @param {string} loader `ort-wasm-simd-threaded.mjs` as published
 */
export function prepareOrt(loader) {
  const changes = [
    ['new WebAssembly.Memory({initial:256,maximum:65536,shared:!0})', 'h.memory'],
    // It would wait for messages of other threads in a memory that only this one has.
    ['wd=!Atomics.waitAsync', 'wd=h.memory?.buffer instanceof ArrayBuffer||!Atomics.waitAsync'],
    // Where a model is open already, all was constructed.
    ['n?ua():I.Va()', 'n?ua():h.constructed||I.Va()'],
    // Its memory grows by what is missing, not by a fifth of what is there.
    ['var c=b*(1+.2/d)', 'var c=b'],
    ['m=globalThis.process?.versions?.node&&"renderer"!=globalThis.process?.type', 'm=false'],
    // Node 20 has no navigator.
    [
      'm?require("os").cpus().length:navigator.hardwareConcurrency',
      'globalThis.navigator?.hardwareConcurrency??1',
    ],
    // Bundlers follow these, although they are never reached.
    [
      'if(m){const {createRequire:a}=await import("module");' +
        'var require=a(import.meta.url),ba=require("worker_threads");' +
        'global.Worker=ba.Worker;n=(k=!ba.jc)&&"em-pthread"==ba.workerData}',
      'var require,ba;',
    ],
    [
      'new Worker(new URL(import.meta.url),{type:"module",workerData:"em-pthread",name:"em-pthread"})',
      'null',
    ],
    ['(new URL("ort-wasm-simd-threaded.wasm",import.meta.url)).href', '""'],
    [
      'var isNode=globalThis.process?.versions?.node&&globalThis.process?.type!="renderer";' +
        'if(isNode)isPthread=(await import("worker_threads")).workerData==="em-pthread";',
      '',
    ],
  ]
  const changed = changes.reduce(
    (text, [published, ours]) => {
      if (text.split(published).length !== 2) throw new Error(`onnxruntime-web: expected once: ${published}`)
      return text.replace(published, () => ours)
    },
    loader.replaceAll('\n', ''),
  )
  // An error prints its whole line.
  return changed.replaceAll(';function ', ';\nfunction ')
}
