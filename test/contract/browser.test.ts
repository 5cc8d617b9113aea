import { browserRuntime } from '@ficha/engine/browser'
import wasmUrl from '@ficha/engine/pdfium.wasm?url'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'

engineContract(browserRuntime(wasmUrl), received(inject('contractCases')))
