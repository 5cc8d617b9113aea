#!/usr/bin/env node
// Node 20 does not run TypeScript by itself.
import { register } from 'tsx/esm/api'

// `ficha list | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
register()
const { run } = await import('../src/main.ts')
process.exitCode = await run(process.argv.slice(2))
