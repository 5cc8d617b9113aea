/** Work that takes less is fast enough, whatever its growth, and too short to be measured. */
const BUDGET_MS = 50

/**
 * How much more processor time a whole takes than its quarter, each the fastest of several runs: 4 where the cost is linear,
 * 16 where it is quadratic, on an idle machine and on a busy one. 1 where the whole takes no time.
 */
export function growth(runWhole: () => unknown, runQuarter: () => unknown, runs = 7): number {
  if (processorMs(runWhole) < BUDGET_MS) return 1
  // The first run compiles.
  const whole = fastestMs(runWhole, runs)
  return whole < BUDGET_MS ? 1 : whole / fastestMs(runQuarter, runs)
}

function fastestMs(run: () => unknown, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => processorMs(run)))
}

function processorMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  return process.cpuUsage(before).user / 1000
}
