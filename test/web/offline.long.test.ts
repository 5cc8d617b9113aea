import { test } from 'vitest'
import { expectAsInNode } from './as-in-node.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

const browser = useOneChromium()

test('a card of two photos is read as in Node', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await expectAsInNode(page, 54, [
    '54-numbered-card-plain-both-photos-1.jpg',
    '54-numbered-card-plain-both-photos-2.jpg',
  ])
})
