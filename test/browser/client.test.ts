import { createClient } from '@ficha/client'
import { expect, test } from 'vitest'

test('the browser’s own fetch sends the form; a page is no answer of the service', async () => {
  // The server of these tests is there, and it is no Ficha service.
  const ficha = createClient({ url: window.location.origin, apiKey: 'k', retries: 0 })
  await expect(ficha.get('nothing')).rejects.toMatchObject({ code: 'unexpected_answer' })
  const upload = ficha.upload({ files: new File(['%PDF'], 'licence.pdf'), type: 51 })
  await expect(upload).rejects.toMatchObject({ name: 'FichaError' })
})

test('nobody there is a network error', async () => {
  const ficha = createClient({ url: 'http://127.0.0.1:1', apiKey: 'k', retries: 0 })
  await expect(ficha.health()).rejects.toMatchObject({ code: 'network_error', status: null })
})
