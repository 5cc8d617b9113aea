import { expect, test } from 'vitest'
import { createApi } from './api.ts'

/** An upload of type 51, as another client than a browser writes its form. */
async function send(externalId: string | Uint8Array<ArrayBuffer>, before = '') {
  const head = '--b\r\nContent-Disposition: form-data; name='
  const body = new Blob([
    `${before}${head}"type"\r\n\r\n51\r\n${head}"externalId"\r\n\r\n`,
    externalId,
    `\r\n${head}"files"; filename="a.pdf"\r\n\r\n%PDF\r\n--b--\r\n`,
  ])
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  return (await createApi()).call('/documents/upload', { method: 'POST', body, headers })
}

test('text that is not UTF-8 is refused, and never changed', async () => {
  const { status, body } = await send(new TextEncoder().encode('José').slice(0, -1))
  expect([status, body['errors']]).toEqual([
    400,
    [{ parameter: 'externalId', code: 'invalid_parameter', detail: 'externalId must be UTF-8' }],
  ])
})

test.each(['\r\n', 'A note, not --b\r\nof the form.\r\n'])(
  'what stands before a form is passed over: %j',
  async (before) => {
    const { status, body } = await send('a', before)
    expect([status, body['externalId']]).toEqual([200, 'a'])
  },
)
