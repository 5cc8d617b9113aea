import type { Route } from '../shell/route.ts'
import { useWords } from '../words/words.ts'

export function Console(_: { readonly route: Route }) {
  const words = useWords()
  return <h1>{words.console.heading}</h1>
}
