import { describeError, log } from '../log.ts'

/** A wake-up of webhook delivery. It says nothing: what is due is in D1. */
export type WakeUp = Readonly<Record<string, never>>

/** Have due webhooks sent. A failure is harmless: the sweeper wakes again within a minute. */
export async function wakeCourier(queue: Queue<WakeUp>, delaySeconds = 0): Promise<void> {
  try {
    await queue.send({}, { delaySeconds })
  } catch (error) {
    log({ event: 'wake-failed', ...describeError(error) })
  }
}
