/** Work that takes less is fast enough, whatever its growth, and too short to be measured. */
const BUDGET_MS = 50

/** Between 4 and 16 on a scale of ratios, and nearer to 4: what is below is linear, and need not be measured again. */
const LINEAR_MAX = 6

/**
 * How much more processor time a whole takes than its quarter, each the fastest of several runs: 4 where the cost is linear,
 * 16 where it is quadratic, on an idle machine and on a busy one. 1 where the whole takes no time.
 *
 * @param runWhole is run at most once more than `runs`, as the first run compiles
 * @param runQuarter is run at most four times as often as `runs`
 * @param runs what is plainly linear after the second is not run again
 */
export function growth(runWhole: () => unknown, runQuarter: () => unknown, runs = 7): number {
  // The first run compiles.
  if (processorMs(runWhole) < BUDGET_MS) return 1
  // A quarter four times in a row leaves as much garbage as the whole: both sides are as long where the cost is linear.
  const fourQuarters = () => {
    for (let time = 0; time < 4; time++) runQuarter()
  }
  let whole = Number.POSITIVE_INFINITY
  let quarters = Number.POSITIVE_INFINITY
  for (let run = 1; run <= runs; run++) {
    whole = Math.min(whole, processorMs(runWhole))
    if (whole < BUDGET_MS) return 1
    quarters = Math.min(quarters, processorMs(fourQuarters))
    if (run > 1 && (4 * whole) / quarters < LINEAR_MAX) break
  }
  return (4 * whole) / quarters
}

/** Milliseconds of user and system together: systems share a span out between the two by ticks, and only the sum is exact. */
function processorMs(run: () => unknown): number {
  const { user, system } = process.cpuUsage()
  run()
  const spent = process.cpuUsage({ user, system })
  return (spent.user + spent.system) / 1000
}
