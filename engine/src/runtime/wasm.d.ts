/** A WASM file imported as a compiled module, as wrangler and the Workers test pool do it. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

/** A network imported as its bytes: a `Data` module by the rules of the Workers' wrangler.toml. */
declare module '*.onnx' {
  const bytes: ArrayBuffer
  export default bytes
}

/** The letter model as its bytes, by the same rules. */
declare module '*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
