import { buildPage } from '../../scripts/build-page.mjs'
import { serve } from '../serve.mjs'
import { launch } from './chromium.ts'
import { auditLoad } from './load.ts'
import { auditMemory } from './memory.ts'
import { auditSpeed } from './speed.ts'
import { auditWeight } from './weight.ts'

/**
 * `npm run -w @ficha/web audit [-- load weight speed memory]`: what the page weighs, how soon it is seen, how
 * fast it reads beside Node, and whether a long session grows, as JSON.
 */
const chosen = process.argv.slice(2)
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name)

buildPage()
const { server, url } = await serve()
const browser = await launch()
const report: Record<string, unknown> = {}
if (isWanted('weight')) report.weightKb = auditWeight()
if (isWanted('load')) report.load = await auditLoad(browser, url)
if (isWanted('speed')) report.speed = await auditSpeed(browser, url)
if (isWanted('memory')) report.memoryMb = await auditMemory(browser, url)
await browser.close()
server.close()
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
