import { LIMITS } from '../limits.ts'

/**
 * Repeat a step while it finds as much to do as it may do at once, and not for longer than an invocation
 * lasts. What is left is still due: the next minute goes on with it.
 *
 * @param step returns how much it did, at most `LIMITS.stepRowsMax`
 * @returns how much was done
 */
export async function inSteps(step: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let steps = 0; steps < LIMITS.stepsMax; steps++) {
    const count = await step()
    sum += count
    if (count < LIMITS.stepRowsMax) break
  }
  return sum
}
