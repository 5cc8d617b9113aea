/** Mulberry32: the same mutants on every machine. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** What goes wrong with files: bytes flipped, a piece lost, doubled or zeroed, the end cut, two files mixed. */
export function mutate(bytes: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  const at = Math.floor(next() * bytes.length)
  const length = Math.floor(next() * Math.min(4000, bytes.length - at))
  switch (Math.floor(next() * 6)) {
    case 0: {
      const copy = bytes.slice()
      for (let i = 0; i < 1 + next() * 60; i++)
        copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256)
      return copy
    }
    case 1:
      return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + length)])
    case 2:
      return Uint8Array.from([...bytes.subarray(0, at + length), ...bytes.subarray(at)])
    case 3:
      return bytes.slice().fill(0, at, at + length)
    case 4:
      return bytes.slice(0, at)
    default:
      return Uint8Array.from([...bytes.subarray(0, at), ...other.subarray(Math.floor(next() * other.length))])
  }
}
