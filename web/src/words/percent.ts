/** Per cent with one digit, rounded down, so that what is below a threshold never looks as if it reached it. */
export function percentDown(share: number): string {
  return `${(Math.floor(share * 1000 + TINY) / 10).toFixed(1)} %`
}

/** The same of a threshold, rounded up. */
export function percentUp(share: number): string {
  return `${(Math.ceil(share * 1000 - TINY) / 10).toFixed(1)} %`
}

/** 0.995 × 1000 need not be 995. */
const TINY = 1e-9
