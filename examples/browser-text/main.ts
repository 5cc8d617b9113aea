// The text of a picture or PDF, read on this device and sent nowhere.
import { toPlainText } from '@ficha/engine'
import { read } from '@ficha/engine/browser'

const at = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement

at('file').addEventListener('change', async () => {
  const reading = await read(at('file').files ?? [], { type: 'text' })
  const words = reading.pages.flatMap(({ lines }) => lines.flatMap((line) => line.words))
  at('text').textContent = toPlainText(reading)
  at('doubtful').textContent = words.flatMap((w) => (w.confidence < 0.8 ? [w.text] : [])).join(' ')
})
