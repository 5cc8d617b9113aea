import type { Add } from './layers.ts'
import type { Machine } from './machine.ts'
import { inLanes } from './pack.ts'
import { imageOf, place, type Step } from './run.ts'

export function addition(machine: Machine, { a, b, isHalved, to }: Add): Step {
  const facts = machine.keep(inLanes([a.scale, b.scale, to.scale, to.zero]))
  const factor = isHalved ? 2 : 1
  return {
    from: [a.name, b.name],
    run(run) {
      const [one, other] = [imageOf(run, a.name), imageOf(run, b.name)]
      const { width, height, channels } = one
      if (other.channels !== channels || other.width * factor !== width || other.height * factor !== height) {
        throw new RangeError(`${width} × ${height} and ${other.width} × ${other.height} pixels are not added`)
      }
      const sum = place(run, to.name, width, height, channels)
      const images = [one.at, one.row, other.at, other.row, factor - 1, sum.at, sum.row] as const
      machine.kernels.add(...images, channels, width, height, facts)
    },
  }
}
