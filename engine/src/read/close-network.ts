/** A document comes next: from here on this worker has no way out but its messages. */
export function closeNetwork(): void {
  const closed = () => {
    throw new Error('no requests while a document is open')
  }
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'])
    Object.defineProperty(self, name, { value: closed })
}
