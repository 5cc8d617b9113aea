/** Work that takes less is fast enough, whatever its growth, and too short to be measured. */
const BUDGET_MS = 50

/**
 * How much more processor time a whole takes than its quarter, each the fastest of several runs: 4 where the cost is linear,
 * 16 where it is quadratic, on an idle machine and on a busy one. 1 where the whole takes no time.
 *
 * @param runWhole is run once more than `runs`, as the first run compiles
 * @param runQuarter is run four times as often as `runs`
 */
export function growth(runWhole: () => unknown, runQuarter: () => unknown, runs = 7): number {
  if (processorMs(runWhole) < BUDGET_MS) return 1
  const whole = fastestMs(runWhole, runs)
  if (whole < BUDGET_MS) return 1
  // A quarter four times in a row leaves as much garbage as the whole: both sides are as long where the cost is linear.
  const quarters = fastestMs(() => {
    for (let time = 0; time < 4; time++) runQuarter()
  }, runs)
  return (4 * whole) / quarters
}

function fastestMs(run: () => unknown, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => processorMs(run)))
}

/** Milliseconds of user and system together: systems share a span out between the two by ticks, and only the sum is exact. */
function processorMs(run: () => unknown): number {
  const { user, system } = process.cpuUsage()
  run()
  const spent = process.cpuUsage({ user, system })
  return (spent.user + spent.system) / 1000
}
