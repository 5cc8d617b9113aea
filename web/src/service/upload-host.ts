import { type Host, systemHost } from '@ficha/client'
import { createStore } from '../state/store.ts'

/** Share of the upload under way that has left this device; null when there is none. */
export const uploadProgress = createStore<number | null>(null)

/** What the client needs, with uploads through XMLHttpRequest, which alone tells how far a browser is. */
export const hostWithProgress: Host = {
  ...systemHost,
  fetch: (url, init) => (init.body instanceof FormData ? upload(url, init, init.body) : fetch(url, init)),
}

function upload(url: string, init: RequestInit, body: FormData): Promise<Response> {
  const request = new XMLHttpRequest()
  request.open(init.method ?? 'POST', url)
  for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => uploadProgress.update(() => loaded / Math.max(1, total))
  init.signal?.addEventListener('abort', () => request.abort())
  const answer = new Promise<Response>((resolve, reject) => {
    request.onload = () => resolve(toResponse(request))
    request.onerror = () => reject(new TypeError('the upload did not reach the service'))
    request.onabort = () => reject(init.signal?.reason)
  })
  request.send(body)
  return answer.finally(() => uploadProgress.update(() => null))
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const { status, responseText } = request
  return new Response(status === 204 ? null : responseText, { status, headers })
}
