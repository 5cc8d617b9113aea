import type { Quantise } from './layers.ts'
import type { Machine } from './machine.ts'
import { place, type Step } from './run.ts'

export function quantisation({ kernels, memory }: Machine, { to }: Quantise): Step {
  return {
    from: [],
    run(run) {
      const { input, room } = run
      const [, , height = 0, width = 0] = input.shape
      const image = place(run, to.name, width, height, 1)
      const floats = room.take(input.data.byteLength)
      new Float32Array(memory.buffer, floats, input.data.length).set(input.data)
      kernels.quantise(floats, image.at, image.row, width, height, to.scale, to.zero)
      room.release(floats)
    },
  }
}
