import { readFileSync } from 'node:fs'
import type { DataOf } from '@ficha/client'
import { type DataOf as EngineDataOf, SCHEMAS } from '@ficha/engine'
import { expect, expectTypeOf, test } from 'vitest'
import { CLIENT_TYPES, clientTypes } from '../../scripts/client-types.ts'

test('what the client knows of the document types is written from their schemas', () => {
  expect(readFileSync(CLIENT_TYPES, 'utf8')).toBe(clientTypes(SCHEMAS))
})

test('client and engine have the same types of data', () => {
  expectTypeOf<DataOf[51]>().toEqualTypeOf<EngineDataOf<51>>()
  expectTypeOf<DataOf[54]>().toEqualTypeOf<EngineDataOf<54>>()
  expectTypeOf<DataOf[23]>().toEqualTypeOf<EngineDataOf<23>>()
  expectTypeOf<EngineDataOf<54>['name']>().toEqualTypeOf<string | null>()
  expectTypeOf<EngineDataOf<23>['guardians'][number]['cpf']>().toEqualTypeOf<string | null>()
})
