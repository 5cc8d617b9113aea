import type { Command } from '../command.ts'

export const extract: Command = {
  name: 'extract',
  summary: 'read files here and offline, with the engine',
  usage: `Usage: ficha extract --type 51|54|23 [options] FILE…

Reads files on this machine; nothing is sent anywhere. One file is one document.

  --type      51 environmental licence, 54 driver licence, 23 guardianship term
  --pages     pages to analyse, e.g. 1,3-4
  --json      one JSON object per file and line instead of tables
  --text      with the text of the pages
  --naming    names in JSON: camel (default) or snake

Examples:
  ficha extract --type 54 cnh.pdf
  ficha extract --type 51 --json licences/*.pdf > licences.jsonl
  ficha extract --type 51 --pages 1-2 --text licence.pdf
`,
  async run(argv) {
    // The engine is large; only this command waits for it.
    const { runExtract } = await import('@ficha/engine/cli')
    return runExtract(argv, extract.usage)
  },
}
