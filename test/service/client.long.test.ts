import { createClient, type FichaClient } from '@ficha/client'
import { afterAll, beforeAll, describe } from 'vitest'
import { commandLine } from './client-command-line.ts'
import { documentCalls } from './client-documents.ts'
import { hardTimes } from './client-hard-times.ts'
import { webhookCalls } from './client-webhooks.ts'
import {
  killService,
  newPlace,
  type Place,
  removePlace,
  type Service,
  startService,
  stopService,
} from './service.ts'

let place: Place
let service: Service
let ficha: FichaClient
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
  ficha = createClient({ url: `${service.base}/v1`, apiKey: service.key })
}, 180_000)
afterAll(async () => {
  await stopService(service)
  removePlace(place)
}, 60_000)

// One service for all: it takes longer to start than to answer them.
describe('documents and keys', () =>
  documentCalls(
    () => service,
    () => ficha,
  ))
describe('webhooks', () => webhookCalls(() => ficha))
describe('npx ficha', () => commandLine(() => service))
describe('hard times', () =>
  hardTimes(
    () => ficha,
    async () => {
      await killService(service)
      service = await startService(place)
    },
  ))
