import { beforeEach, expect, test } from 'vitest'
import { finishedMembers } from '../wire-members.ts'
import { createApi } from './api.ts'
import { type Api, finished } from './finished.ts'
import { licenceReading } from './reading.ts'

/** Of driver licences no field is doubted but the name, from 0.95 on, and the comments, which never pass. */
const PROFILE = {
  ficha: 'profile 1',
  precision: 0.995,
  others: 0.5,
  byField: { 54: { name: 0.95, comments: 1.01 } },
}
/** Where comments pass as well. */
const LENIENT = { ...PROFILE, byField: { 54: { name: 0.95 } } }

let api: Api
beforeEach(async () => {
  api = await createApi()
})

const judgementOf = async (address: string, query = '') => {
  const { body } = await api.call(`${address}/fields${query}`)
  return body['judgement']
}
const stateOf = async (address: string) => {
  const { body } = await api.call(address)
  return (body['review'] as { state: string } | undefined)?.state ?? 'none'
}

test('a profile is kept as it was sent, changed and dropped, beside the one threshold', async () => {
  expect((await api.patch('/settings', { profile: PROFILE })).body).toEqual({
    reviewBelow: null,
    profile: PROFILE,
  })
  expect((await api.patch('/settings', { reviewBelow: 0.7 })).body).toEqual({
    reviewBelow: 0.7,
    profile: PROFILE,
  })
  expect((await api.call('/settings')).body).toEqual({ reviewBelow: 0.7, profile: PROFILE })
  expect((await api.patch('/settings', { profile: null })).body).toEqual({ reviewBelow: 0.7, profile: null })
  expect((await api.patch('/settings', {})).body).toEqual({ reviewBelow: 0.7, profile: null })
  const reader = await api.makeKey(['documents:read', 'documents:write'])
  expect((await api.patch('/settings', { profile: PROFILE }, {}, reader)).status).toBe(403)
})

test.each([
  [{ ...PROFILE, ficha: 'profile 9' }, 'profile.ficha'],
  [{ ...PROFILE, others: 1.02 }, 'profile.others'],
  [{ ...PROFILE, precision: '1' }, 'profile.precision'],
  [{ ...PROFILE, byField: { 54: { name: '0.9' } } }, 'profile.byField.54.name'],
  // Misspelt, in snake_case, of no type: it would be lost silently. The name is not repeated.
  [{ ...PROFILE, byField: { 54: { segredo: 0.9 } } }, 'profile.byField.54'],
  [{ ...PROFILE, byField: { 54: { date_of_birth: 0.9 } } }, 'profile.byField.54'],
  [{ ...PROFILE, byField: { 99: {} } }, 'profile.byField'],
  [{ ...PROFILE, segredo: 1 }, 'profile'],
  ['segredo', 'profile'],
])('%j is 400', async (profile, parameter) => {
  const { status, body } = await api.patch('/settings', { profile })
  expect([status, body['errors']]).toMatchObject([400, [{ parameter, code: 'invalid_parameter' }]])
  expect(JSON.stringify(body)).not.toMatch(/segredo|date_of_birth/)
})

test('a document is for review where a field is below its own threshold, and the answer says why', async () => {
  await api.patch('/settings', { profile: LENIENT })
  const unsure = await finished(api, {}, { name: 0.94, comments: 0.6 })
  const sure = await finished(api, {}, { name: 0.96, comments: 0.6 })
  expect([await stateOf(unsure.address), await stateOf(sure.address)]).toEqual(['needed', 'none'])
  expect(await judgementOf(unsure.address)).toEqual({
    decision: 'review',
    reasons: [{ kind: 'field', field: 'name', confidence: 0.94, threshold: 0.95 }],
  })
  expect(await judgementOf(sure.address)).toEqual({ decision: 'accepted', reasons: [] })
  const { body } = await api.call('/documents?review=needed')
  expect(body['items']).toMatchObject([{ id: unsure.id }])
})

test('a field is named as the caller spells names; what is never sure enough says so', async () => {
  await api.patch('/settings', { profile: { ...LENIENT, byField: { 54: { licenseNumber: 1.01 } } } })
  const { address } = await finished(api)
  const reason = { kind: 'field', confidence: 0.99, threshold: 1.01 }
  expect(await judgementOf(address)).toMatchObject({ reasons: [{ ...reason, field: 'license_number' }] })
  expect(await judgementOf(address, '?naming=camel')).toMatchObject({
    reasons: [{ ...reason, field: 'licenseNumber' }],
  })
})

test('a failing check, a page in doubt and an unread page are for review; pages that nobody asked for are not', async () => {
  await api.patch('/settings', { profile: LENIENT })
  const wrong = await finished(api, { personalNumber: '11144477736' })
  expect(await judgementOf(wrong.address)).toEqual({
    decision: 'review',
    reasons: [{ kind: 'check', rule: 'cpf_check_digits' }],
  })
  const page = licenceReading().text[0]
  const issues = [{ code: 'blurred', message: '' }]
  const reading = { ...licenceReading(), text: [{ ...page, page: 1, issues }], pageCount: 12 }
  const read = async (fields: Readonly<Record<string, string>>) => {
    api.world.say(reading as ReturnType<typeof licenceReading>)
    const { body } = await api.upload({ type: '54', ...fields })
    await api.read()
    return judgementOf(`/documents/${String(body['id'])}`)
  }
  const blurred = { kind: 'page', page: 1, code: 'blurred' }
  expect(await read({})).toMatchObject({ reasons: [blurred, { kind: 'unread', pages: 11 }] })
  expect(await read({ pages: '1' })).toMatchObject({ reasons: [blurred] })
})

test('a type that was found with doubts is for review; a text and a failed document are judged by nobody', async () => {
  await api.patch('/settings', { profile: { ...LENIENT, others: 0.95 } })
  api.world.find({ type: 54, confidence: 0.9 })
  api.world.say(licenceReading())
  const { body } = await api.upload({ type: 'auto' })
  await api.read()
  expect(await judgementOf(`/documents/${String(body['id'])}`)).toEqual({
    decision: 'review',
    reasons: [{ kind: 'type', confidence: 0.9, threshold: 0.95 }],
  })
  const { body: text } = await api.upload({ type: 'text' })
  await api.read()
  expect(await judgementOf(`/documents/${String(text['id'])}`)).toBeUndefined()
  expect(await stateOf(`/documents/${String(text['id'])}`)).toBe('none')
})

test('that a file holds several is no doubt where each becomes a document of its own', async () => {
  await api.patch('/settings', { profile: LENIENT })
  const page = licenceReading().text[0]
  const issues = [{ code: 'several_documents', message: '' }]
  const reading = { ...licenceReading(), text: [{ ...page, page: 1, issues }] }
  api.world.say(reading as ReturnType<typeof licenceReading>)
  const read = async (fields: Readonly<Record<string, string>>) => {
    const { body } = await api.upload({ type: '54', ...fields })
    await api.read()
    const address = `/documents/${String(body['id'])}`
    return [await stateOf(address), await judgementOf(address)]
  }
  const reasons = [{ kind: 'page', page: 1, code: 'several_documents' }]
  expect(await read({})).toEqual(['needed', { decision: 'review', reasons }])
  expect(await read({ split: 'true' })).toEqual(['none', { decision: 'accepted', reasons: [] }])
})

test('what a person corrects is sure, and its checks are those of the new value; the state is what a person says', async () => {
  await api.patch('/settings', { profile: LENIENT })
  const { address, fields } = await finished(api, { personalNumber: '11144477736' }, { name: 0.6 })
  const { body } = await api.patch(fields, { values: { name: 'ANA LIMA' } })
  expect(body['judgement']).toMatchObject({ reasons: [{ kind: 'check', rule: 'cpf_check_digits' }] })
  await api.patch(fields, { values: { personalNumber: '111.444.777-35' } })
  expect(await judgementOf(address)).toEqual({ decision: 'accepted', reasons: [] })
  expect(await stateOf(address)).toBe('needed')
  await api.patch(fields, { review: 'done' })
  expect(await stateOf(address)).toBe('done')
})

test('with a profile it decides alone; without one the one threshold does, and nothing is judged', async () => {
  await api.patch('/settings', { profile: LENIENT, reviewBelow: 0.99 })
  const { address } = await finished(api, {}, { comments: 0.6 })
  expect(await stateOf(address)).toBe('none')
  await api.patch('/settings', { profile: PROFILE })
  // What has finished stays in its place; the judgement is by the profile that is there when it is asked for.
  expect(await stateOf(address)).toBe('none')
  expect(await judgementOf(address)).toMatchObject({ decision: 'review' })
  await api.patch('/settings', { profile: null })
  expect(await judgementOf(address)).toBeUndefined()
  const { address: next } = await finished(api, {}, { comments: 0.6 })
  expect(await stateOf(next)).toBe('needed')
})

test('what GET /documents/{id} answers has no further member', async () => {
  await api.patch('/settings', { profile: LENIENT })
  const judged = await finished(api)
  const { body } = await api.call(judged.address)
  expect(Object.keys(body)).toEqual(finishedMembers(false))
})
