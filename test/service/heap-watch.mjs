// Watches the memory of one isolate of workerd through its inspector, until its input ends; then prints the peak in bytes.
// Started with --experimental-websocket, which Node 20 asks for.
const [, , address] = process.argv
const socket = new WebSocket(address)
await new Promise((resolve, reject) => {
  socket.onopen = resolve
  socket.onerror = reject
})
const waiting = new Map()
socket.onmessage = ({ data }) => {
  const { id, result } = JSON.parse(data)
  waiting.get(id)?.(result)
  waiting.delete(id)
}
let lastId = 0
const ask = (method) =>
  new Promise((resolve) => {
    waiting.set(++lastId, resolve)
    socket.send(JSON.stringify({ id: lastId, method }))
  })

await ask('HeapProfiler.collectGarbage')
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()
process.stdout.write('watching\n')
let peak = 0
while (!isOver) {
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await ask('Runtime.getHeapUsage')
  peak = Math.max(peak, usedSize + (embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0))
  await new Promise((resolve) => setImmediate(resolve))
}
process.stdout.write(`${peak}\n`)
socket.close()
