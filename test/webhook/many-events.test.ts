import { test } from 'vitest'
import { deliverMany } from './deliver-many.ts'

test('100 events at an endpoint that fails 10 %, hangs 2 % and resets 2 %', () => deliverMany(100))
