import type { Command } from '../command.ts'
import { TYPE_CHOICE } from '../document-types.ts'

export const label: Command = {
  name: 'label',
  summary: 'confirm and correct your own files, as the truth for evaluate',
  usage: `Usage: ficha label [options] FOLDER

Opens the page on this machine alone (127.0.0.1, an address that nobody can guess) with the files of a folder, one after the
other. What you confirm is written as a JSON beside each file: the truth that ficha evaluate takes. Ctrl-C ends it.

  --type     ${TYPE_CHOICE} (auto)
  --pair     the words that two sides of a card differ in, e.g. front-back
  --again    those as well that have a truth already
  --port     of 127.0.0.1 (any free one)
  --no-open  only say the address

Examples:
  ficha label documents
  ficha label --type 54 --pair frente-verso cards
  ficha evaluate --report report.html documents
`,
  async run(argv) {
    const { runLabel } = await import('../label/run-label.ts')
    return runLabel(argv)
  },
}
