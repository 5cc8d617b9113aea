import type { ServiceCode } from '@ficha/client'
import { expectTypeOf, test } from 'vitest'
import type { ProblemCode } from '../../worker/src/problem.ts'

/** Checked by the compiler: a code that the service gains or loses goes into client/src/error.ts as well. */
test('the client knows every code of the service, and no other', () => {
  expectTypeOf<Exclude<ProblemCode, ServiceCode>>().toBeNever()
  expectTypeOf<Exclude<ServiceCode, ProblemCode>>().toBeNever()
})
