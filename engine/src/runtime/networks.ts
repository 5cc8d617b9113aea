import manifest from '@ficha/models/manifest.json' with { type: 'json' }
import { LIMITS } from '../limits.ts'
import { type Int8, startInt8 } from './int8/open-int8.ts'
import type { MemoryLedger } from './memory.ts'
import { once } from './once.ts'
import { type Session, startOrt } from './ort.ts'
import type { NetworkName, Runtime } from './runtime.ts'

/** What a host brings so that networks can run. */
export interface NetworkHost {
  /** engine/wasm/kernels.wasm, compiled: for the networks of convolutions. */
  kernelsModule(): Promise<WebAssembly.Module>
  /** engine/wasm/ort.wasm, compiled: the reader, open in it. */
  ortModule(): Promise<WebAssembly.Module>
  /** Bytes of a file beside models/manifest.json. Asked once for each, so that a page may go offline then. */
  readModel(file: string): Promise<Uint8Array<ArrayBuffer>>
}

/** WASM with a heap of its own: the kernels, and the reader. */
type Engine = 'kernels' | 'ort'

const ENGINE_OF = {
  detector: 'kernels',
  recogniser: 'kernels',
  handwriting: 'kernels',
  reader: 'ort',
} as const

const MiB = 1024 * 1024
/** What an engine's heap grows to: measured with a sheet of 1344 × 960 pixels, a line of 1600, and 448 words. */
const HEAP_BYTES = {
  detector: 20 * MiB,
  recogniser: 5 * MiB,
  handwriting: 5 * MiB,
  reader: 40 * MiB,
} as const

/** What was started and opened, until an error or a lack of room. */
interface Opened {
  kernels?: Promise<Int8>
  readonly sessions: Map<NetworkName, Promise<Session>>
  /** Of the engines that have started. */
  readonly heaps: Map<Engine, () => number>
}

/**
 * The networks of one host. An error in a run throws their heaps away: the next run starts fresh ones.
 *
 * @param heapBytesMax a run that needs more fails
 */
export function openNetworks(
  host: NetworkHost,
  memory: MemoryLedger,
  heapBytesMax: number = LIMITS.networkMemoryBytesMax,
): Pick<Runtime, 'network' | 'onPixels' | 'letters'> {
  const models = {
    detector: once(() => readChecked(host, 'detector')),
    recogniser: once(() => readChecked(host, 'recogniser')),
    handwriting: once(() => readChecked(host, 'handwriting')),
  }
  let opened = nothing()

  function told<T extends { heapBytes(): number }>(engine: Engine, { heaps }: Opened, started: T): T {
    heaps.set(engine, started.heapBytes)
    memory.setHeap('networks', { bytes: () => heapBytes({ heaps }), letGo: forget })
    return started
  }

  function forget(): void {
    opened = nothing()
  }

  function kernels(from: Opened): Promise<Int8> {
    from.kernels ??= host
      .kernelsModule()
      .then(async (module) => told('kernels', from, await startInt8(module, heapBytesMax)))
    return from.kernels
  }

  async function reader(from: Opened): Promise<Session> {
    const started = told('ort', from, await startOrt(await host.ortModule(), heapBytesMax))
    assertDigest('the reader in engine/wasm/ort.wasm (npm run prepare)', started.model, 'reader')
    return started
  }

  async function open(name: NetworkName, from: Opened): Promise<Session> {
    if (name === 'reader') return reader(from)
    const [engine, model] = await Promise.all([kernels(from), models[name]()])
    return engine.open(model)
  }

  function session(name: NetworkName): Promise<Session> {
    const known = opened.sessions.get(name) ?? open(name, opened)
    opened.sessions.set(name, known)
    return known
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

  return {
    network: async (name) => {
      await guarded(() => session(name))
      return {
        runsAtOnce: 1,
        run: (input) =>
          memory.whileHolding(input.data.byteLength, () =>
            guarded(async () => {
              memory.makeRoom('networks', heapBytes(opened, ENGINE_OF[name]) + HEAP_BYTES[name])
              return (await session(name)).run(input)
            }),
          ),
      }
    },
    onPixels: (work) =>
      guarded(async () => {
        // No page needs more for its pixels than the detector does for what it sees of it.
        memory.makeRoom('networks', heapBytes(opened, 'kernels') + HEAP_BYTES.detector)
        const { machine } = await kernels(opened)
        return work(machine)
      }),
    letters: once(() => readChecked(host, 'letters')),
  }
}

function nothing(): Opened {
  return { sessions: new Map(), heaps: new Map() }
}

function heapBytes({ heaps }: Pick<Opened, 'heaps'>, without?: Engine): number {
  return [...heaps].reduce((sum, [engine, bytes]) => (engine === without ? sum : sum + bytes()), 0)
}

/** @throws when the bytes are not those the manifest names */
export async function readChecked(
  host: Pick<NetworkHost, 'readModel'>,
  name: Exclude<NetworkName, 'reader'> | 'letters',
): Promise<Uint8Array<ArrayBuffer>> {
  const { file } = manifest.models[name]
  const bytes = await host.readModel(file)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  assertDigest(file, found, name)
  return bytes
}

/** A result must tell which networks read it. */
function assertDigest(what: string, found: string, name: NetworkName | 'letters'): void {
  const { sha256 } = manifest.models[name]
  if (found !== sha256) throw new Error(`${what} has SHA-256 ${found}; the manifest says ${sha256}`)
}
