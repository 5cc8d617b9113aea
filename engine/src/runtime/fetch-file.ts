/** @param file its name, without its ending and a hash that a bundler put there */
export type TellBytes = (file: string, bytes: number) => void

/** @throws with what to do about it: this is what a page meets whose server does not have the engine's files */
export async function fetchFile(address: URL, tell: TellBytes): Promise<Response> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new Error(`${missing(address)}: ${error instanceof Error ? error.message : 'no answer'}`)
  })
  if (!response.ok) throw new Error(`${missing(address)}: status ${response.status}`)
  const type = response.headers.get('Content-Type') ?? ''
  // What servers of single pages say instead of 404.
  if (type.startsWith('text/html')) throw new Error(`${missing(address)}: an HTML page came instead`)
  const name = fileName(address)
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      tell(name, piece.length)
      out.enqueue(piece)
    },
  })
  // Some servers do not know the kind, and a browser compiles nothing else while it loads.
  const isWasm = address.pathname.endsWith('.wasm')
  const headers = { 'Content-Type': isWasm ? 'application/wasm' : type }
  return new Response(response.body?.pipeThrough(counting) ?? null, { headers })
}

/** `ort` of `…/assets/ort-A12PWW6-.wasm`. */
function fileName({ pathname }: URL): string {
  return /([a-z]+)[^/]*$/.exec(pathname)?.[1] ?? ''
}

function missing({ href }: URL): string {
  return `@ficha/engine: ${href} cannot be loaded; serve the package's folder ficha beside the script that uses it`
}
