#!/usr/bin/env node
// In the workspace only; what is published is plain JavaScript. Node 20 does not run TypeScript by itself.
import { register } from 'tsx/esm/api'

register()
await import('../src/start.ts')
