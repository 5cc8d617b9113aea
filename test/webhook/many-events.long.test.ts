import { test } from 'vitest'
import { deliverMany } from './deliver-many.ts'

test('1000 events at an endpoint that fails 10 %, hangs 2 % and resets 2 %', () => deliverMany(1000))
