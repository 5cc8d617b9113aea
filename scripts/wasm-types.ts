import { afterLebs, afterName, readLeb, SECTION, section } from '../engine/wasm/sections.mjs'

/** Types of functions, as texts: what they take, then what they give. */
export interface Types {
  /** So many functions are the host's, before the module's own. */
  readonly imported: number
  /** @param number of any function */
  typeOf(number: number): string | undefined
  /** The type of what is called by a function that is given a number and then what that takes. */
  typeWithoutNumber(number: number): string | undefined
}

const FUNCTION_TYPE = 0x60
const I32 = '7f'

export function typesOf(wasm: Buffer): Types {
  const types = typesIn(wasm)
  const imports = importsIn(wasm)
  const own = numbersIn(wasm, section(wasm, SECTION.function, 'types').body)
  const all = [...imports, ...own].map((type) => types[type])
  return {
    imported: imports.length,
    typeOf: (number) => all[number],
    typeWithoutNumber: (number) =>
      all[number]?.startsWith(I32) ? all[number]?.slice(I32.length) : undefined,
  }
}

function typesIn(wasm: Buffer): string[] {
  const count = readLeb(wasm, section(wasm, SECTION.type, 'types').body)
  let at = count.next
  const values = () => {
    const { value, next } = readLeb(wasm, at)
    at = next + value
    return wasm.subarray(next, at).toString('hex')
  }
  return Array.from({ length: count.value }, () => {
    if (wasm[at++] !== FUNCTION_TYPE) throw new RangeError('a type that is no function')
    return `${values()} → ${values()}`
  })
}

/** Types of the functions that are the host's. */
function importsIn(wasm: Buffer): number[] {
  const count = readLeb(wasm, section(wasm, SECTION.import, 'types').body)
  const types: number[] = []
  for (let left = count.value, at = count.next; left > 0; left--) {
    const kindAt = afterName(wasm, afterName(wasm, at))
    at = kindAt + 1
    switch (wasm[kindAt]) {
      case 0: {
        const { value, next } = readLeb(wasm, at)
        types.push(value)
        at = next
        break
      }
      case 2: // memory: flags, least, most
        at = afterLebs(wasm, at + 1, (wasm[at] ?? 0) & 1 ? 2 : 1)
        break
      case 3: // global: type, whether it changes
        at += 2
        break
      default:
        throw new RangeError(`an import of kind ${wasm[kindAt]} is not known`)
    }
  }
  return types
}

function numbersIn(wasm: Buffer, from: number): number[] {
  const count = readLeb(wasm, from)
  let at = count.next
  return Array.from({ length: count.value }, () => {
    const { value, next } = readLeb(wasm, at)
    at = next
    return value
  })
}
