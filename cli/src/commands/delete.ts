import { parseArgs } from 'node:util'
import { type Command, OK, oneOrMore, SERVICE_OPTIONS, SERVICE_USAGE } from '../command.ts'
import { connect } from '../connect.ts'
import { forEach } from '../each.ts'
import { printJson } from '../print.ts'

export const deleteDocuments: Command = {
  name: 'delete',
  summary: 'delete documents with everything read in them',
  usage: `Usage: ficha delete [options] ID…

Deletes documents with their files, texts and data. This cannot be undone.
${SERVICE_USAGE}

Examples:
  ficha delete 01a1fd30-d6e5-73b1-a6de-940c2e83fac9
  ficha list --status failed --json | jq -r .id | xargs ficha delete
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: SERVICE_OPTIONS,
    })
    const ids = oneOrMore(positionals, 'id')
    const ficha = connect(values)
    const { json } = values
    return forEach(ids, { name: 'id', json }, async (id, bar) => {
      await ficha.delete(id)
      bar.clear()
      if (json) printJson({ id, deleted: true })
      else process.stdout.write(`${id} deleted\n`)
      return OK
    })
  },
}
