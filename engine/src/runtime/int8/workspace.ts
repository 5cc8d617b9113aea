import { aligned, type Machine } from './machine.ts'

/** Vectors are read and written beyond the end of what is meant. */
const SLACK_BYTES = 32

/** Room for work on pixels, above what the machine keeps. It ends with the work. */
export interface Workspace {
  /** Room whose bytes are anything. @returns its address */
  take(bytes: number): number
  put(numbers: Uint8Array | Int16Array | Int32Array): number
}

export function openWorkspace(machine: Machine): Workspace {
  let end = machine.free()
  const take = (bytes: number) => {
    const at = end
    end = aligned(at + bytes + SLACK_BYTES)
    machine.reserve(end)
    return at
  }
  return {
    take,
    put(numbers) {
      const { buffer, byteOffset, byteLength } = numbers
      const at = take(byteLength)
      new Uint8Array(machine.memory.buffer).set(new Uint8Array(buffer, byteOffset, byteLength), at)
      return at
    },
  }
}
