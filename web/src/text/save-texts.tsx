import { toMarkdown, toPlainText } from '@ficha/engine'
import { download, textFile } from '../export/download.ts'
import { markTaken } from '../export/taken.ts'
import type { OpenDocument, TextPhase } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { toTextJson } from './text-forms.ts'

type Writes = (document: OpenDocument, phase: TextPhase) => string

/** One file of the texts of all open documents, each under its name; or JSON by line as the command line writes it. */
const FORMS: readonly { readonly name: string; readonly ending: string; readonly write: Writes }[] = [
  {
    name: 'TXT',
    ending: 'txt',
    write: ({ name }, { text }) => `${name}\n${'='.repeat(name.length)}\n\n${toPlainText(text)}\n\n`,
  },
  { name: 'Markdown', ending: 'md', write: ({ name }, { text }) => `# ${name}\n\n${toMarkdown(text)}\n` },
  {
    name: 'JSON',
    ending: 'jsonl',
    write: (document, phase) => `${JSON.stringify(toTextJson(document, phase))}\n`,
  },
]

export function SaveTexts({ documents }: { readonly documents: readonly OpenDocument[] }) {
  const words = useWords()
  const save = ({ ending, write }: (typeof FORMS)[number]) => {
    const texts = documents.flatMap((one) => (one.phase.kind === 'text' ? [write(one, one.phase)] : []))
    download(`ficha.${ending}`, textFile(texts.join(''), 'text/plain'))
    markTaken(documents)
  }
  return (
    <p class="row export-all">
      <span class="soft small">{words.text.all(documents.length)}</span>
      {FORMS.map((form) => (
        <button type="button" class="quiet" key={form.ending} onClick={() => save(form)}>
          {form.name}
        </button>
      ))}
    </p>
  )
}
