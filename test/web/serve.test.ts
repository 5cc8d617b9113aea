import { expect, test } from 'vitest'
import { serve } from '../../web/serve.mjs'

test('an address that is none ends a request, and not the server', async () => {
  const { server, url } = await serve()
  try {
    for (const path of ['%E0%A4%A', '%00', '..%2f..%2fpackage.json'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
    expect((await fetch(url)).status).toBe(200)
  } finally {
    server.close()
  }
})
