// A form that fills itself from a driver licence. The document is read on this device and sent nowhere.
import { UnreadableDocument } from '@ficha/engine'
import { read } from '@ficha/engine/browser'

const form = document.querySelector('form') as HTMLFormElement
const input = document.querySelector('#cnh') as HTMLInputElement
const say = document.querySelector('#say') as HTMLElement

await read.prepare()
input.disabled = false
say.textContent = 'Escolha a CNH: nada sai deste aparelho.'

input.addEventListener('change', async () => {
  try {
    const onProgress = ({ share }: { share: number }) => {
      say.textContent = `Lendo… ${Math.round(100 * share)} %`
    }
    const { data, fields } = await read(input.files ?? [], { type: 54, onProgress })
    for (const name of [
      'name',
      'personalNumber',
      'dateOfBirth',
      'licenseNumber',
      'licenseClass',
      'expirationDate',
    ] as const) {
      const box = form.elements.namedItem(name) as HTMLInputElement
      box.value = data[name] ?? ''
      box.title = `${Math.round(100 * fields[name].confidence)} %: ${fields[name].evidence[0]?.text ?? 'não consta'}`
    }
    say.textContent = data.documentValidation
      ? 'Lido. Confira os campos.'
      : 'Lido, mas algo não confere: olhe bem.'
  } catch (error) {
    say.textContent =
      error instanceof UnreadableDocument ? `Não foi possível ler: ${error.code}` : 'Tente outra vez.'
  }
})
