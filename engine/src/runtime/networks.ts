import manifest from '@ficha/models/manifest.json' with { type: 'json' }
import { LIMITS } from '../limits.ts'
import type { Machine } from './int8/machine.ts'
import { startInt8 } from './int8/open-int8.ts'
import type { MemoryLedger } from './memory.ts'
import { once } from './once.ts'
import { startOrt } from './ort.ts'
import type { Input, NetworkName, Runtime, Tensor } from './runtime.ts'

/** What a host brings so that networks can run. */
export interface NetworkHost {
  /** engine/wasm/kernels.wasm, compiled: for the networks of convolutions. */
  kernelsModule(): Promise<WebAssembly.Module>
  /** engine/wasm/ort.wasm, compiled: for the reader. */
  ortModule(): Promise<WebAssembly.Module>
  /** Bytes of a file beside models/manifest.json. Asked once for each, so that a page may go offline then. */
  readModel(file: string): Promise<Uint8Array<ArrayBuffer>>
}

/** An instance of WASM in which networks are opened. */
interface Instance {
  open(model: Uint8Array): Session
  heapBytes(): number
  readonly machine?: Machine
}

interface Session {
  run(input: Input): Readonly<Record<string, Tensor>>
}

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
  readonly instances: Map<Engine, Promise<Instance>>
  readonly sessions: Map<NetworkName, Promise<Session>>
  /** Of the instances that have started. */
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
    reader: once(() => readChecked(host, 'reader')),
  }
  let opened = nothing()

  async function start(engine: Engine, { heaps }: Opened): Promise<Instance> {
    const instance =
      engine === 'ort'
        ? await startOrt(await host.ortModule(), heapBytesMax)
        : await startInt8(await host.kernelsModule(), heapBytesMax)
    heaps.set(engine, instance.heapBytes)
    memory.setHeap('networks', { bytes: () => heapBytes({ heaps }), letGo: forget })
    return instance
  }

  function forget(): void {
    opened = nothing()
  }

  async function instanceOf(engine: Engine): Promise<Instance> {
    const { instances } = opened
    const instance = instances.get(engine) ?? start(engine, opened)
    instances.set(engine, instance)
    return instance
  }

  async function session(name: NetworkName): Promise<Session> {
    const { sessions } = opened
    const instance = instanceOf(ENGINE_OF[name])
    const known =
      sessions.get(name) ?? Promise.all([instance, models[name]()]).then(([{ open }, model]) => open(model))
    sessions.set(name, known)
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
        const { machine } = await instanceOf('kernels')
        if (!machine) throw new TypeError('the kernels have no machine')
        return work(machine)
      }),
    letters: once(() => readChecked(host, 'letters')),
  }
}

function nothing(): Opened {
  return { instances: new Map(), sessions: new Map(), heaps: new Map() }
}

function heapBytes({ heaps }: Pick<Opened, 'heaps'>, without?: Engine): number {
  return [...heaps].reduce((sum, [engine, bytes]) => (engine === without ? sum : sum + bytes()), 0)
}

/** @throws when the bytes are not those the manifest names: a result must tell which networks read it */
export async function readChecked(
  host: Pick<NetworkHost, 'readModel'>,
  name: NetworkName | 'letters',
): Promise<Uint8Array<ArrayBuffer>> {
  const { file, sha256 } = manifest.models[name]
  const bytes = await host.readModel(file)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== sha256) throw new Error(`${file} has SHA-256 ${found}; the manifest says ${sha256}`)
  return bytes
}
