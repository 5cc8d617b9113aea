/** A message as it waits to be delivered. */
export interface Waiting<Body> {
  readonly id: string
  readonly body: Body
  attempts: number
  /** From when on it is delivered. */
  dueAt: number
}

/** The queue of wrangler.toml: after ten retries a message is a dead letter. */
const RETRIES_MAX = 10
/** What a consumer held when it died comes again after some seconds. */
const REDELIVERY_MS = 5000

/** A queue in memory: which message is delivered, and when, the test says. */
export function createQueue<Body>(now: () => number, onSend: () => void) {
  const waiting: Waiting<Body>[] = []
  const dead: Waiting<Body>[] = []
  let count = 0
  const add = (body: Body, delaySeconds = 0) => {
    onSend()
    waiting.push({ id: `m${++count}`, body, attempts: 0, dueAt: now() + delaySeconds * 1000 })
  }
  const binding = {
    send: async (body: Body, options?: QueueSendOptions) => add(body, options?.delaySeconds),
    sendBatch: async (messages: readonly MessageSendRequest<Body>[]) => {
      for (const { body, delaySeconds } of messages) add(body, delaySeconds)
    },
  } as unknown as Queue<Body>

  /** Take a message out of its list, and say what its consumer decided: null where it did not get to. */
  async function consumeFrom(
    list: Waiting<Body>[],
    message: Waiting<Body>,
    consume: (message: Message<Body>) => Promise<boolean>,
  ): Promise<'acked' | number> {
    list.splice(list.indexOf(message), 1)
    message.attempts++
    let fate: 'acked' | number = 'acked'
    const isAlive = await consume({
      id: message.id,
      attempts: message.attempts,
      body: message.body,
      timestamp: new Date(now()),
      ack: () => {},
      retry: (options?: QueueRetryOptions) => {
        fate = (options?.delaySeconds ?? 0) * 1000
      },
    } as unknown as Message<Body>)
    return isAlive ? fate : REDELIVERY_MS
  }

  return {
    binding,
    dead,
    waiting,
    due: () => waiting.filter(({ dueAt }) => dueAt <= now()),
    lose: () => void waiting.splice(0),
    /** Queues deliver at least once. */
    repeat: (message: Waiting<Body>) => void waiting.push({ ...message }),
    /** @param consume says whether it lived to its end */
    async deliver(
      message: Waiting<Body>,
      consume: (message: Message<Body>) => Promise<boolean>,
    ): Promise<void> {
      const fate = await consumeFrom(waiting, message, consume)
      if (fate === 'acked') return
      message.dueAt = now() + fate
      if (message.attempts > RETRIES_MAX) dead.push({ ...message, attempts: 0 })
      else waiting.push(message)
    },
    async bury(message: Waiting<Body>, consume: (message: Message<Body>) => Promise<void>): Promise<void> {
      await consumeFrom(dead, message, async (delivered) => {
        await consume(delivered)
        return true
      })
    },
  }
}
