import type { Command } from '../command.ts'
import { TYPE_CHOICE, TYPES_EXPLAINED } from '../document-types.ts'

export const extract: Command = {
  name: 'extract',
  summary: 'read files here and offline, with the engine',
  usage: `Usage: ficha extract --type ${TYPE_CHOICE}|auto|text [options] FILE|FOLDER|PATTERN…

Reads files on this machine; nothing is sent anywhere. One file is one document, with --split as many as it holds.

  --type      ${TYPES_EXPLAINED};
              auto finds it out, text reads the text of any page
  --pages     pages to analyse, e.g. 1,3-4
  --password  of PDFs that ask for one; others on this machine may see it while the command runs
  --password-file  a file whose first line is the password, which nobody else sees
  --split     a row for each document of a file with several, e.g. licences scanned into one PDF
  --json      one JSON object per file and line instead of tables
  --text      with the text of the pages, also of a document that is refused as another type
  --naming    names in JSON and tables: camel (default) or snake

Text of one document (--type text):
  --out       FILE.txt, FILE.md, FILE.hocr, or FILE.pdf whose text can be selected and found

Many files:
  --out       FILE.jsonl, FILE.csv or FILE.xlsx; a row a document, failures among them
  --long      a row a value: items of lists and members of people too
  --locale    how a CSV is parted, e.g. pt-BR for ; and 0,97 (as the machine is set)
  --resume    go on with --out FILE: a document that is in it, by its content, is not read again
  --lanes     how many are read side by side (as many as there are cores and memory for)
  --pair      the words that two sides of a card differ in, e.g. front-back, frente-verso
  --accept    a confidence, e.g. 0.97: FILE.accepted.csv, and FILE.review.csv with reasons
  --profile   the same with thresholds of ficha evaluate

Exit status: 0 all were read, 1 at least one was not, 2 wrong usage, 130 ended by Ctrl-C with what is done.

Examples:
  ficha extract --type 54 cnh.pdf
  ficha extract --type auto --out documents.xlsx documents
  ficha extract --type 54 --pair frente-verso --accept 0.97 --out cards.csv "cards/**/*.jpg"
  ficha extract --type 51 --json licences/*.pdf > licences.jsonl
  ficha extract --type 51 --pages 1-2 --text licence.pdf
  ficha extract --type text --out scan.pdf photo.jpg
`,
  async run(argv) {
    // The engine is large; only this command waits for it.
    const { runExtract } = await import('../extract/run-extract.ts')
    return runExtract(argv)
  },
}
