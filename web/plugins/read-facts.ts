import type { Plugin } from 'vite'

/** What models/manifest.json says to people alone: how the networks were trained, and the shapes and words of what they take and give. */
const FOR_PEOPLE: ReadonlySet<string> = new Set([
  'trained',
  'output',
  'outputs',
  'padding',
  'formula',
  'over',
  'bytes',
  'blank',
])

/** Keeps out of the page what the engine does not read of the models' facts. */
export function readFacts(): Plugin {
  return {
    name: 'ficha-read-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /models\/manifest\.json$/ },
      handler: (code) =>
        JSON.stringify(JSON.parse(code, (key, value) => (FOR_PEOPLE.has(key) ? undefined : value))),
    },
  }
}
