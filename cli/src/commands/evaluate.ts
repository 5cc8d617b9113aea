import type { Command } from '../command.ts'
import { TYPE_CHOICE } from '../document-types.ts'

export const evaluate: Command = {
  name: 'evaluate',
  summary: 'how well your own labelled files are read, here and offline',
  usage: `Usage: ficha evaluate [options] FOLDER

Reads the files of a folder and sets every field beside what a person says. Nothing is sent anywhere.

The truth is truth.csv, truth.xlsx or truth.jsonl in the folder: a column "file", a column for each field by its name or
label, a row a file. Or a JSON beside each file, as the page, the service and extract export it. An empty cell says that
the document does not carry the field; a missing column says nothing. Dates and numbers may stand as people write them.

  --truth        where the truth is, if it has another name
  --type         ${TYPE_CHOICE}, for files whose truth does not say it (auto)
  --report       FILE.html: the same and more as a page that needs no network
  --counts-only  without a value or a file's name, so that it can be shown
  --precision    share of the accepted fields that shall be right (0.995)
  --profile      FILE.json: the thresholds for that, which extract --profile takes
  --pair         the words that two sides of a card differ in, e.g. front-back
  --lanes        how many are read side by side
  --json         one JSON object instead of text

Examples:
  ficha evaluate --type 51 --report report.html --profile mine.json labelled
  ficha extract --type 51 --profile mine.json --out documents.xlsx documents
  ficha evaluate --counts-only --report to-show.html labelled
`,
  async run(argv) {
    const { runEvaluate } = await import('../evaluate/run-evaluate.ts')
    return runEvaluate(argv)
  },
}
