import manifest from '@ficha/models/manifest.json' with { type: 'json' }
import { LIMITS } from '../limits.ts'
import type { MemoryLedger } from './memory.ts'
import { once } from './once.ts'
import { type Ort, type Session, startOrt } from './ort.ts'
import type { NetworkName, Runtime } from './runtime.ts'

/** What a host brings so that networks can run. */
export interface NetworkHost {
  /** engine/wasm/ort.wasm, compiled. */
  ortModule(): Promise<WebAssembly.Module>
  /** Bytes of a file beside models/manifest.json. Asked once for each, so that a page may go offline then. */
  readModel(file: string): Promise<Uint8Array<ArrayBuffer>>
}

/** An instance of onnxruntime with the networks that were opened in it. */
interface Opened {
  readonly ort: Ort
  readonly sessions: Map<NetworkName, Promise<Session>>
}

/** What the heap grows to: measured with a sheet of 1344 × 960 pixels, and with a line of 1600. */
const HEAP_BYTES = { detector: 61 * 1024 * 1024, recogniser: 16 * 1024 * 1024 } as const

/**
 * The networks of one host, all in one heap. An error in a run throws the heap away: the next run starts a fresh one.
 *
 * @param heapBytesMax a run that needs more fails
 */
export function openNetworks(
  host: NetworkHost,
  memory: MemoryLedger,
  heapBytesMax: number = LIMITS.networkMemoryBytesMax,
): Runtime['network'] {
  const models = {
    detector: once(() => readChecked(host, 'detector')),
    recogniser: once(() => readChecked(host, 'recogniser')),
  }
  let opened: Promise<Opened> | null = null

  async function start(): Promise<Opened> {
    const ort = await startOrt(await host.ortModule(), heapBytesMax)
    memory.setHeap('networks', { bytes: ort.heapBytes, letGo: forget })
    return { ort, sessions: new Map() }
  }

  function forget(): void {
    opened = null
  }

  async function session(name: NetworkName): Promise<Session> {
    opened ??= start()
    const { ort, sessions } = await opened
    const known = sessions.get(name)
    if (known) return known
    const opening = models[name]().then((model) => ort.open(model))
    sessions.set(name, opening)
    return opening
  }

  /** No instance survives its own error, whether it could not start, open or run. */
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      forget()
      memory.setHeap('networks', null)
      throw error
    }
  }

  return async (name) => {
    await guarded(() => session(name))
    return {
      runsAtOnce: 1,
      run: (pixels) =>
        memory.whileHolding(pixels.data.byteLength, () =>
          guarded(async () => {
            memory.makeRoom('networks', HEAP_BYTES[name])
            return (await session(name)).run(pixels)
          }),
        ),
    }
  }
}

/** @throws when the bytes are not those the manifest names: a result must tell which networks read it */
async function readChecked(host: NetworkHost, name: NetworkName): Promise<Uint8Array> {
  const { file, sha256 } = manifest.models[name]
  const bytes = await host.readModel(file)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== sha256) throw new Error(`${file} has SHA-256 ${found}; the manifest says ${sha256}`)
  return bytes
}
