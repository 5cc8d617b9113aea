/** What kernels.wasm says it was made of. */
export function digestOfKernels(): string
