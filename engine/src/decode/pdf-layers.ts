import type { FileObjects } from './pdf-file-objects.ts'

const REFERENCE = /(\d{1,10})\s+\d{1,5}\s+R\b/g
/** More layers are the plan of a house, and stamps of it no document's. */
const LAYERS_MAX = 5000
/** Parts of an expression, and how deep they lie in each other. */
const EXPRESSION = { partsMax: 1000, depthMax: 16 } as const

/**
 * Which layers (optional content groups, or memberships of several) are shown when the file is opened: asked with the
 * number of the object that `/OC` of a thing refers to. What cannot be found out is shown, as viewers do.
 *
 * @see ISO 32000-1, 8.11
 */
export function shownLayers(objects: FileObjects): (layer: number) => boolean {
  const catalog = objects.lastWith(/\/OCProperties\b/)
  const properties = catalog && dictionaryOf(objects, catalog, 'OCProperties')
  const defaults = properties && dictionaryOf(objects, properties, 'D')
  if (!defaults) return () => true
  const isOn = groupStates(objects, defaults)
  return (layer) => {
    const own = objects.byNumber(layer)
    return own && /\/Type\s*\/OCMD\b/.test(own) ? isMembershipShown(objects, own, isOn) : isOn(layer)
  }
}

/** Whether a group is on. Each is found out once: thousands of annotations and memberships ask for the same. */
function groupStates(objects: FileObjects, defaults: string): (group: number) => boolean {
  const [off, on] = [new Set(groupsOf(objects, defaults, 'OFF')), new Set(groupsOf(objects, defaults, 'ON'))]
  const startsOff = /\/BaseState\s*\/OFF\b/.test(defaults)
  const known = new Map<number, boolean>()
  return (group) => {
    const before = known.get(group)
    if (before !== undefined) return before
    // What a layer says of its use on screens decides, as it does for PDFium's drawing.
    const [, state] = /\/View\s*<<\s*\/ViewState\s*\/(ON|OFF)\b/.exec(objects.byNumber(group) ?? '') ?? []
    const isOn = state === undefined ? (startsOff ? on.has(group) : !off.has(group)) : state === 'ON'
    known.set(group, isOn)
    return isOn
  }
}

function isMembershipShown(
  objects: FileObjects,
  membership: string,
  isOn: (group: number) => boolean,
): boolean {
  const expression = /\/VE\s*(\[.*)/s.exec(membership)?.[1]
  if (expression !== undefined) return holds(expression, isOn)
  const members = groupsOf(objects, membership, 'OCGs')
  if (members.length === 0) return true
  const [, policy = 'AnyOn'] = /\/P\s*\/(\w+)/.exec(membership) ?? []
  if (policy === 'AllOn') return members.every(isOn)
  if (policy === 'AnyOff') return members.some((group) => !isOn(group))
  if (policy === 'AllOff') return members.every((group) => !isOn(group))
  return members.some(isOn)
}

/** Whether an expression of layers holds: `[/And 7 0 R [/Not 8 0 R]]`. One that cannot be read does. */
function holds(expression: string, isOn: (group: number) => boolean): boolean {
  const parts = [...expression.matchAll(/\[\s*\/(And|Or|Not)|\]|(\d{1,10})\s+\d{1,5}\s+R\b/g)]
  const open: { readonly kind: string; readonly values: boolean[] }[] = []
  for (const [part, kind, group] of parts.slice(0, EXPRESSION.partsMax)) {
    if (kind !== undefined) open.push({ kind, values: [] })
    else if (group !== undefined) open.at(-1)?.values.push(isOn(Number(group)))
    else if (part === ']') {
      const { kind: closed = '', values = [] } = open.pop() ?? {}
      const value =
        closed === 'And' ? values.every(Boolean) : closed === 'Or' ? values.some(Boolean) : !values[0]
      const outer = open.at(-1)
      if (!outer) return value
      outer.values.push(value)
    }
    if (open.length > EXPRESSION.depthMax) return true
  }
  return true
}

/** The object that a thing's `/OC` refers to; null where it is of no layer. */
export function layerOf(objects: FileObjects, thing: number): number | null {
  const [, layer] = /\/OC\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(objects.byNumber(thing) ?? '') ?? []
  return layer === undefined ? null : Number(layer)
}

/** A dictionary that stands in another, or that the other refers to. */
function dictionaryOf(objects: FileObjects, dictionary: string, key: string): string | null {
  const found = new RegExp(`/${key}\\s*(?:<<|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)`).exec(dictionary)
  if (!found) return null
  const [whole, number] = found
  if (number !== undefined) return objects.byNumber(Number(number))
  const from = found.index + whole.length - 2
  let depth = 0
  for (const { 0: bracket, index } of dictionary.slice(from).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1
    if (depth === 0) return dictionary.slice(from, from + index + 2)
  }
  return null
}

/** A list of references, or the only one. */
function groupsOf(objects: FileObjects, dictionary: string, key: string): number[] {
  const [, list, single] =
    new RegExp(`/${key}\\s*(?:\\[([^[\\]]*)\\]|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)`).exec(dictionary) ?? []
  if (single !== undefined) {
    const text = objects.byNumber(Number(single))?.trim() ?? ''
    return text.startsWith('[') ? numbersIn(text) : [Number(single)]
  }
  return numbersIn(list ?? '')
}

function numbersIn(list: string): number[] {
  return [...list.matchAll(REFERENCE)].slice(0, LAYERS_MAX).map(([, number]) => Number(number))
}
