import type { ApiEnv } from '../env.ts'
import { describeError, log } from '../log.ts'
import { type WakeUp, wakeCourier } from '../messages/wake-courier.ts'
import { endHopeless, findNextDue } from '../store/deliveries-due.ts'
import { type Metered, meterEachShard } from '../store/metered.ts'
import { drainOutbox } from '../webhook/drain-outbox.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { openOutbox } from './open-outbox.ts'
import { goOnRecovering } from './recover.ts'

const RETRY_SECONDS = 10
const IDLE_SECONDS = 5

/** Act on wake-ups: however many there are, what is due is sent once. */
export async function consumeWebhooks(batch: MessageBatch<unknown>, env: ApiEnv): Promise<void> {
  try {
    const sendings = await Promise.allSettled(meterEachShard(env).map(sendDue))
    // All have ended: what is on its way from one database when another fails would be sent, and never settled.
    for (const sending of sendings) if (sending.status === 'rejected') throw sending.reason
    batch.ackAll()
  } catch (error) {
    // D1 is away. Leases end by themselves, so that nothing is held for longer than a minute.
    log({ event: 'courier-failed', ...describeError(error) })
    batch.retryAll({ delaySeconds: RETRY_SECONDS })
  }
}

async function sendDue({ env, hasRoom }: Metered): Promise<void> {
  await endHopeless(env.DB, Date.now())
  // A step each: what it finds is due, and wakes the next courier.
  await goOnRecovering(env.DB, Date.now())
  const ports = await openOutbox(env, hasRoom)
  const drained = await drainOutbox(ports, WEBHOOK_LIMITS)
  if (drained.attempts > 0) log({ event: 'courier', attempts: drained.attempts, cut: drained.isCut })
  // What is due and could not be taken waits for other lanes: asking again at once would turn in circles.
  await wakeForNext(env.DB, env.WEBHOOKS, drained.attempts > 0 ? 0 : IDLE_SECONDS)
}

/** What is due within the minute is woken in time; everything later is the sweeper's. */
export async function wakeForNext(
  db: D1Database,
  queue: Queue<WakeUp>,
  delaySecondsMin: number,
): Promise<void> {
  const now = Date.now()
  const due = await findNextDue(db, now)
  if (due === null) return
  await wakeCourier(queue, Math.max(Math.ceil((due - now) / 1000), delaySecondsMin))
}
