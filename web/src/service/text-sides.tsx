import type { FichaClient, Text, TextForm } from '@ficha/client'
import { FailureCard } from '../evidence/failure-card.tsx'
import { PageView } from '../evidence/page-view.tsx'
import { ProgressCard } from '../evidence/progress-card.tsx'
import { download, textFile } from '../export/download.ts'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { TextPages } from './text-pages.tsx'
import { useTask } from './use-task.ts'

interface Props {
  readonly client: FichaClient
  readonly document: OpenDocument
  /** Null until it is there. */
  readonly text: { readonly data: Text | null }
}

const FORMS: readonly { readonly form: TextForm; readonly name: string; readonly ending: string }[] = [
  { form: 'text', name: 'TXT', ending: 'txt' },
  { form: 'markdown', name: 'Markdown', ending: 'md' },
  { form: 'hocr', name: 'hOCR', ending: 'hocr' },
]

/** A document of which the text alone is read: its pages on one side, the text on the other. */
export function TextSides({ client, document, text: { data } }: Props) {
  const words = useWords()
  const { phase } = document
  return (
    <div class="index-card document-sides">
      <PageView key={document.id} document={document} />
      <section class="leaf" aria-label={words.reading}>
        <div class="leaf-head">
          <header class="card-head">
            <div>
              <p class="card-type">{words.console.text.type}</p>
              <h1>{document.name}</h1>
            </div>
          </header>
        </div>
        {phase.kind === 'failed' && (
          <FailureCard document={document} code={phase.code} message={phase.message} detectedType={null} />
        )}
        {phase.kind === 'reading' && data === null && (
          <ProgressCard document={document} progress={phase.progress} />
        )}
        {data !== null && (
          <>
            <TextPages pages={data.pages} />
            <SaveText client={client} document={document} />
          </>
        )}
      </section>
    </div>
  )
}

function SaveText({ client, document }: Pick<Props, 'client' | 'document'>) {
  const words = useWords().console.text
  const { run, isBusy, problem } = useTask()
  const save = ({ form, ending }: (typeof FORMS)[number]) =>
    void run(async () => {
      const text = await client.textAs(document.id, form)
      download(`${document.name}.${ending}`, textFile(text, 'text/plain'))
    })
  return (
    <section class="text-save" aria-label={words.save}>
      <p class="row">
        <span class="soft">{words.save}</span>
        {FORMS.map((one) => (
          <button type="button" class="second" key={one.form} disabled={isBusy} onClick={() => save(one)}>
            {one.name}
          </button>
        ))}
      </p>
      <Problem text={problem} />
    </section>
  )
}
