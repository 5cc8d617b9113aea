// A lane of `ficha extract` in the workspace; what is published is plain JavaScript.
import { register } from 'tsx/esm/api'

register()
await import('../src/extract/reading/lane.ts')
