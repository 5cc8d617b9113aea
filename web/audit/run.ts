import { buildPage } from '../../scripts/build-page.mjs'
import { serve } from '../serve.mjs'
import { launch } from './chromium.ts'
import { auditFirst } from './first.ts'
import { auditLoad } from './load.ts'
import { auditMemory } from './memory.ts'
import { auditQuality } from './quality.ts'
import { auditSpeed } from './speed.ts'
import { auditWeight } from './weight.ts'

/**
 * `npm run -w @ficha/web audit [-- load first weight speed memory quality]`: what the page weighs, how soon it is seen,
 * when a first photo is read over a slow line, how fast it reads beside Node, whether a long session grows, and how often
 * its advice about pictures is right, as JSON, part by part.
 */
const chosen = process.argv.slice(2)
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name)

buildPage()
const { server, url } = await serve()
const browser = await launch()
const say = (part: string, figures: unknown) =>
  process.stdout.write(`${JSON.stringify({ [part]: figures }, null, 2)}\n`)
if (isWanted('weight')) say('weightKb', auditWeight())
if (isWanted('load')) say('load', await auditLoad(browser, url))
if (isWanted('first')) say('first', await auditFirst(browser, url))
if (isWanted('speed')) say('speed', await auditSpeed(browser, url))
if (isWanted('quality')) say('quality', await auditQuality())
if (isWanted('memory')) say('memoryMb', await auditMemory(browser, url))
await browser.close()
server.close()
