import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { describeProblem, PROBLEM_CODES } from '../../worker/src/problem.ts'

const [ENGLISH, PORTUGUESE] = ['There is nothing at this address', 'Não há nada neste endereço']

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', PORTUGUESE],
  ['en-US,en;q=0.9,pt;q=0.5', 'en', ENGLISH],
  ['fr, pt;q=0.3', 'pt-BR', PORTUGUESE],
  ['pt;q=0, *', 'en', ENGLISH],
  ['pt;q=x', 'en', ENGLISH],
  ['', 'en', ENGLISH],
])('titles follow Accept-Language %j', async (accepted, language, title) => {
  const request = new Request('http://ficha.test/nowhere', { headers: { 'Accept-Language': accepted } })
  const answer = await createApp().fetch(request, env, createExecutionContext())
  expect(answer.headers.get('Content-Language')).toBe(language)
  expect(await answer.json()).toMatchObject({ code: 'route_not_found', title, detail: title })
})

test('every title has its Portuguese one', () => {
  for (const code of PROBLEM_CODES) {
    const [english, portuguese] = [describeProblem(code, 'en'), describeProblem(code, 'pt')]
    expect(portuguese.status).toBe(english.status)
    expect(portuguese.title, code).not.toBe(english.title)
  }
})
