import type { Input } from '../runtime.ts'
import type { Image, Room } from './images.ts'
import type { Quantise } from './layers.ts'
import type { Machine } from './machine.ts'
import { place, type Step } from './run.ts'

const NUMBER_BYTES = 2

export function quantisation(machine: Machine, { to }: Quantise): Step {
  return {
    from: [],
    run(run) {
      const { input, room } = run
      const [, , height = 0, width = 0] = input.shape
      const image = place(run, to.name, width, height, 1)
      quantise(machine, room, input, image, to)
    },
  }
}

function quantise(
  { kernels, memory }: Machine,
  room: Room,
  input: Input,
  { at, row, width, height }: Image,
  { scale, zero }: Quantise['to'],
): void {
  const numbers = 'levels' in input ? input.levels : input.data
  const floats = room.take(numbers.byteLength)
  new Float32Array(memory.buffer, floats, numbers.length).set(numbers)
  if ('levels' in input) {
    const table = room.take(numbers.length * NUMBER_BYTES)
    const data = room.take(input.data.length)
    new Uint8Array(memory.buffer, data, input.data.length).set(input.data)
    kernels.quantise(floats, table, 0, numbers.length, 1, scale, zero)
    kernels.lookUp(data, at, row, width, height, table)
    room.release(table)
    room.release(data)
  } else kernels.quantise(floats, at, row, width, height, scale, zero)
  room.release(floats)
}
