import { parseArgs } from 'node:util'
import { exactlyOne, wholeNumber } from '../command.ts'
import { type SideNames, sideNames } from '../extract/gather/pair-sides.ts'
import { questionOf } from '../extract/options.ts'
import type { Question } from '../extract/reading/read-document.ts'

const PORT_MAX = 65_535

export interface LabelOptions {
  readonly folder: string
  readonly type: Question['type']
  readonly pair: SideNames | null
  /** Documents that have a truth, too. */
  readonly again: boolean
  /** 0: any free one. */
  readonly port: number
  readonly opens: boolean
}

/** @throws {UsageError} or what `node:util` says of options it does not know */
export function labelOptions(argv: readonly string[]): LabelOptions {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      type: { type: 'string', default: 'auto' },
      pair: { type: 'string' },
      again: { type: 'boolean', default: false },
      port: { type: 'string', default: '0' },
      'no-open': { type: 'boolean', default: false },
    },
  })
  return {
    folder: exactlyOne(positionals, 'folder'),
    type: questionOf(values.type, undefined).type,
    pair: values.pair === undefined ? null : sideNames(values.pair),
    again: values.again,
    port: wholeNumber(values.port, '--port', 0, PORT_MAX),
    opens: !values['no-open'],
  }
}
