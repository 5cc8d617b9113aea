import { toHocr, toMarkdown, toPlainText } from '@ficha/engine'
import { z } from 'zod'
import { createGate } from '../gate.ts'
import { LIMITS } from '../limits.ts'
import { unavailable } from '../problem.ts'
import type { TextData } from '../read/text-of.ts'
import type { StoredText } from '../store/texts.ts'

/** What a text may be fetched as, beside JSON. hOCR has no type that a browser would show as a page. */
export const TEXT_FORMS = {
  text: 'text/plain; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  hocr: 'text/vnd.hocr+html; charset=utf-8',
} as const
export type TextForm = keyof typeof TEXT_FORMS

/** The outer shape is enough: we wrote the object ourselves, but perhaps with another version. */
const textData = z.custom<TextData>(
  (value) => z.object({ pages: z.array(z.object()) }).safeParse(value).success,
)

/** One text of an isolate at a time is whole in its memory: some 25 MB of 128 at the most. */
const takeTurn = createGate(1)

/** @throws {Problem} 503 where others are quicker for too long */
export async function formOfText(stored: StoredText, form: TextForm): Promise<string> {
  const { textTurnSecondsMax: waitSeconds, textHoldSeconds: holdSeconds } = LIMITS
  const turn = await takeTurn({ weight: 1, waitSeconds, holdSeconds })
  try {
    if (turn === null) throw unavailable()
    const { pages } = textData.parse(await new Response(stored.body).json())
    if (form === 'hocr') return toHocr({ pages, engine: stored.engine })
    return form === 'markdown' ? toMarkdown({ pages }) : toPlainText({ pages })
  } catch (error) {
    if (!stored.body.locked) await stored.body.cancel()
    throw error
  } finally {
    turn?.end()
  }
}
