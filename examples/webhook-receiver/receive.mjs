// Receives what Ficha says about documents: verifies it, answers in time, and does each thing once.
//   WEBHOOK_SECRET=whsec_… PORT=3000 npm start
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Webhook } from 'standardwebhooks'

const { WEBHOOK_SECRET, PORT = '3000' } = process.env
if (!WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET is the `secret` that POST /webhooks answered')
const webhook = new Webhook(WEBHOOK_SECRET)
/** In a database with a unique index, where several processes receive. An event may come again for some days. */
const seen = new Set()

const app = new Hono()
app.post('/ficha', async (context) => {
  const body = await context.req.text()
  let event
  try {
    event = webhook.verify(body, context.req.header())
  } catch {
    return context.text('not signed by Ficha', 401)
  }
  // The same over all deliveries of an event.
  const id = context.req.header('webhook-id')
  if (!seen.has(id)) {
    seen.add(id)
    // After the answer: Ficha waits 15 seconds, and comes again when it heard nothing.
    setImmediate(() => handle(event))
  }
  return context.body(null, 204)
})

function handle({ type, data }) {
  console.log(JSON.stringify({ type, id: data.id, status: data.status ?? null }))
}

serve({ fetch: app.fetch, port: Number(PORT) }, ({ port }) => console.log(`http://localhost:${port}/ficha`))
