import type { Command } from '../command.ts'
import { TYPE_CHOICE, TYPES_EXPLAINED } from '../document-types.ts'

export const extract: Command = {
  name: 'extract',
  summary: 'read files here and offline, with the engine',
  usage: `Usage: ficha extract --type ${TYPE_CHOICE}|auto [options] FILE…

Reads files on this machine; nothing is sent anywhere. One file is one document.

  --type      ${TYPES_EXPLAINED}
  --pages     pages to analyse, e.g. 1,3-4
  --json      one JSON object per file and line instead of tables
  --text      with the text of the pages
  --naming    names in JSON: camel (default) or snake

Examples:
  ficha extract --type 54 cnh.pdf
  ficha extract --type auto papers/*.pdf
  ficha extract --type 51 --json licences/*.pdf > licences.jsonl
  ficha extract --type 51 --pages 1-2 --text licence.pdf
`,
  async run(argv) {
    // The engine is large; only this command waits for it.
    const { runExtract } = await import('../extract/run-extract.ts')
    return runExtract(argv)
  },
}
