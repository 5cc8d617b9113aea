import type { FailureCode, ServiceCode } from '@ficha/client'
import { expectTypeOf, test } from 'vitest'
import type { ProblemCode } from '../../worker/src/problem.ts'
import type { FailureCode as WorkerFailureCode } from '../../worker/src/wire.ts'

/** Checked by the compiler: a code that the service gains or loses does not compile here. */
test('the client knows every code of the service, and no other', () => {
  expectTypeOf<ServiceCode>().toEqualTypeOf<ProblemCode>()
  expectTypeOf<FailureCode>().toEqualTypeOf<WorkerFailureCode>()
})
