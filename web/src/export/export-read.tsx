import type { OpenDocument } from '../state/state.ts'
import { useTextView } from '../text/text-view.ts'
import { ExportAll } from './export-all.tsx'

interface Props {
  readonly documents: readonly OpenDocument[]
  /** Of fewer each is saved where it is shown. */
  readonly least: number
}

/** What was read of several documents, together: their fields in a table, their texts in one file. */
export function ExportRead({ documents, least }: Props) {
  const read = documents.filter(({ phase }) => phase.kind === 'read')
  const texts = documents.filter(({ phase }) => phase.kind === 'text')
  const view = useTextView(texts.length > 0)
  return (
    <>
      {read.length >= least && <ExportAll documents={read} />}
      {texts.length >= least && view !== null && <view.SaveTexts documents={texts} />}
    </>
  )
}
