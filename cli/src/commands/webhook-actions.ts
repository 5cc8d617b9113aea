import type { parseArgs } from 'node:util'
import { DOCUMENT_EVENTS, type Webhooks } from '@ficha/client'
import {
  exactlyOne,
  oneOf,
  pointInTime,
  SERVICE_OPTIONS,
  someOf,
  UsageError,
  wholeNumber,
} from '../command.ts'
import { documentTypes } from '../document-types.ts'
import { printAll, printOne } from '../print.ts'
import { takeFirst } from '../take-first.ts'

const STATUSES = ['pending', 'delivered', 'exhausted', 'cancelled'] as const
const LIMIT_MAX = 1_000_000

export const WEBHOOK_OPTIONS = {
  ...SERVICE_OPTIONS,
  to: { type: 'string' },
  events: { type: 'string' },
  types: { type: 'string' },
  payload: { type: 'string' },
  enable: { type: 'boolean', default: false },
  disable: { type: 'boolean', default: false },
  status: { type: 'string' },
  limit: { type: 'string', default: '20' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof WEBHOOK_OPTIONS }>>['values']
/** Options are looked at before there is a connection, so that their mistakes come first. */
type Action = (connected: () => Webhooks, options: Options, positionals: readonly string[]) => Promise<void>

export const WEBHOOK_ACTIONS: Readonly<Record<string, Action>> = {
  async create(connected, options, positionals) {
    if (positionals.length > 0) throw new UsageError('the address of a webhook goes with --to')
    const { to: url } = options
    if (url === undefined) throw new UsageError('--to is needed')
    const settings = settingsOf(options)
    printOne(await connected().create({ ...settings, url }), options.json)
  },
  async list(connected, { json }) {
    const names = ['id', 'url', 'enabled', 'disabledReason', 'types', 'payload', 'events'] as const
    printAll(await connected().list(), names, json)
  },
  async get(connected, { json }, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    printOne(await connected().get(id), json)
  },
  async update(connected, options, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    const change = { ...settingsOf(options), url: options.to }
    printOne(await connected().update(id, change), options.json)
  },
  async delete(connected, { json }, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    await connected().delete(id)
    printOne({ id, deleted: true }, json)
  },
  async test(connected, { json }, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    printOne(await connected().test(id), json)
  },
  async 'rotate-secret'(connected, { json }, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    printOne(await connected().rotateSecret(id), json)
  },
  async deliveries(connected, options, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    const limit = wholeNumber(options.limit, '--limit', 1, LIMIT_MAX)
    const status = options.status === undefined ? undefined : oneOf(options.status, '--status', STATUSES)
    const names = [
      'id',
      'event',
      'status',
      'attemptCount',
      'nextAttemptAt',
      'createdAt',
      'documentId',
    ] as const
    printAll(await takeFirst(connected().deliveries(id, { status }), limit), names, options.json)
  },
  async resend(connected, { json }, positionals) {
    const id = exactlyOne(positionals, 'delivery id')
    printOne(await connected().resend(id), json)
  },
  async recover(connected, options, positionals) {
    const id = exactlyOne(positionals, 'webhook id')
    if (options.since === undefined) throw new UsageError('--since is needed')
    const since = pointInTime(options.since, '--since')
    const until = options.until === undefined ? undefined : pointInTime(options.until, '--until')
    printOne({ id, queued: await connected().recover(id, { since, until }) }, options.json)
  },
}

/** What create and update share; what is not said is left out. */
function settingsOf({ events, types, payload, enable, disable }: Options) {
  if (enable && disable) throw new UsageError('--enable and --disable exclude each other')
  return {
    events: events === undefined ? undefined : someOf(withPrefix(events), '--events', DOCUMENT_EVENTS),
    types: types === undefined ? undefined : documentTypes(types, '--types'),
    payload: payload === undefined ? undefined : oneOf(payload, '--payload', ['thin', 'full']),
    enabled: enable ? true : disable ? false : undefined,
  }
}

/** `finished` is as good as `document.finished`. */
function withPrefix(events: string): string {
  return events.replace(/(?<![^\s,])\w+(?![^\s,])/g, 'document.$&')
}
