#!/usr/bin/env node
// Node 20 does not run TypeScript by itself.
import { register } from 'tsx/esm/api'

register()
const { run } = await import('../src/main.ts')
process.exitCode = await run(process.argv.slice(2))
