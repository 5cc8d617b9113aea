import { parseArgs } from 'node:util'
import type { TenantSettings } from '@ficha/client'
import { type Command, OK, SERVICE_OPTIONS, SERVICE_USAGE, UsageError } from '../command.ts'
import { connect } from '../connect.ts'
import { readProfile } from '../extract/options.ts'
import { printJson, printRecord } from '../print.ts'

const NONE = 'none'

export const settings: Command = {
  name: 'settings',
  summary: 'which documents of the service need a person’s eyes',
  usage: `Usage: ficha settings [options]

Prints what the tenant has decided, after changing what is named; a change needs a key with the scope keys:manage.

  --profile       what ficha evaluate --profile wrote, or ${NONE}: each field has its own threshold, and
                  checks and pages count as with ficha extract --profile
  --review-below  without a profile: a document with a field less sure than this is for review; or ${NONE}
${SERVICE_USAGE}

Examples:
  ficha settings --profile mine.json
  ficha settings --profile ${NONE} --review-below 0.9
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...SERVICE_OPTIONS,
        profile: { type: 'string' },
        'review-below': { type: 'string' },
      },
    })
    if (positionals.length > 0) throw new UsageError('settings takes options only')
    const change = changeOf(values.profile, values['review-below'])
    const { settings } = connect(values)
    const isChange = Object.keys(change).length > 0
    const found = isChange ? await settings.update(change) : await settings.get()
    if (values.json) printJson(found)
    else printRecord(describe(found))
    return OK
  },
}

function changeOf(profile: string | undefined, below: string | undefined): Partial<TenantSettings> {
  return {
    ...(profile === undefined ? {} : { profile: profile === NONE ? null : readProfile(profile) }),
    ...(below === undefined ? {} : { reviewBelow: below === NONE ? null : confidence(below) }),
  }
}

function confidence(text: string): number {
  const value = Number(text.replace(',', '.'))
  if (text.trim() !== '' && value >= 0 && value <= 1) return value
  throw new UsageError(`--review-below takes a confidence from 0 to 1, e.g. 0.9, or ${NONE}`)
}

/** A profile has a hundred numbers: how many say enough. */
function describe({ reviewBelow, profile }: TenantSettings): object {
  const own = Object.values(profile?.byField ?? {}).reduce((sum, one) => sum + Object.keys(one).length, 0)
  const said = profile && `for ${profile.precision}: ${own} fields of their own, others ${profile.others}`
  return { profile: said, reviewBelow }
}
