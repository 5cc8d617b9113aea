import { FichaReader } from './ficha-reader.ts'

export { FichaReader, type FichaResult } from './ficha-reader.ts'

declare global {
  interface HTMLElementTagNameMap {
    'ficha-reader': FichaReader
  }
  interface HTMLElementEventMap {
    'ficha-result': CustomEvent<import('./ficha-reader.ts').FichaResult>
    'ficha-error': CustomEvent<unknown>
  }
}

customElements.define('ficha-reader', FichaReader)
