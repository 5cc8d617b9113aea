import { test } from 'vitest'
import { useOneChromium, visit, visitAgain } from './browser.ts'
import { expectGoodLook } from './good-look.ts'

const browser = useOneChromium()

test('at 375 px, light, on a first visit: no serious finding, nothing sticks out, nothing jumps', async () => {
  const visited = await visit(browser(), { viewport: { width: 375, height: 800 }, colorScheme: 'light' })
  await expectGoodLook(visited, ['light'])
})

test.each([
  { width: 768, schemes: ['dark'] },
  { width: 1440, schemes: ['light', 'dark'] },
] as const)(
  'at $width px, $schemes: no serious finding, nothing sticks out, nothing jumps',
  async ({ width, schemes }) => {
    const visited = await visitAgain(browser(), { viewport: { width, height: 800 }, colorScheme: schemes[0] })
    await expectGoodLook(visited, schemes)
  },
)
