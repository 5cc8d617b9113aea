import { cutWhere } from '../in-order.ts'
import { READER } from '../model-facts.ts'
import { bestRole, PEOPLE, roleOf } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { isParticle } from '../values/person-name-words.ts'
import { beginsWithSurname } from '../values/surnames.ts'
import { isFull, mayGoOn } from './full-lines.ts'
import { logOf, type Mention, probabilityOf } from './mention.ts'
import { arePairs } from './pairs-of-people.ts'
import { joined } from './pieces.ts'
import { FAINT, LIKELY, POSSIBLE, PROPOSED_MIN } from './proposal.ts'
import { isProse, type Run, type RunWord } from './role-runs.ts'

/**
 * The cost of a change of role, in nats: most inside a line, less where a line or a clause ends, nothing where the network marks a
 * beginning. Without it long mentions would lose single words.
 */
const CHANGE = { inside: 2.2, behindEnd: 0.3, begins: 0 }
/**
 * From these probabilities of a beginning on, the first word of a line below a whole name begins another person: a given name, and any word
 * where the line above had room for it. Other words begin a mention from LIKELY on.
 */
const NEXT_PERSON = { givenName: PROPOSED_MIN, hadRoom: FAINT }

/** The mentions of a run: consecutive words of one role on the most probable path of roles (Viterbi). */
export const mentionsIn = remembered((run: Run): readonly Mention[] => joined('name', decode(run)))

export function mentionsWith(role: string, runs: readonly Run[]): Mention[] {
  return runs.flatMap(mentionsIn).filter((mention) => mention.role === role)
}

/**
 * Mentions of codes with a role. A code is recognised by its form, which a text is not, so words with the role as the second
 * most probable are tried: where no run has a mention, and beside one in its line where codes have parts, as in
 * `verificador= 122984410 código CRC= A5D01B7E`.
 */
export function codesOf(role: string, runs: readonly Run[], hasParts: boolean): Mention[] {
  const mentions = mentionsWith(role, runs)
  const seen = mentions.flatMap(({ words }) => words)
  const [own, lines] = [new Set(seen), new Set(seen.map(({ line }) => line))]
  const isTried = (word: RunWord) => seen.length === 0 || (hasParts && lines.has(word.line) && !own.has(word))
  const begins = new Map(mentions.map((one) => [one.words[0], one]))
  return runs
    .flatMap(({ words }) => words)
    .flatMap((word) => {
      const probability = isTried(word) ? roleOf(word.row, word.roles, role) : 0
      return begins.get(word) ?? (probability > POSSIBLE ? [{ role, words: [word], probability }] : [])
    })
}

/** Names that may have a role though the network sees none in them, where it sees nobody in the role. */
export function faintMentions(role: string, runs: readonly Run[]): Mention[] {
  if (mentionsWith(role, runs).length > 0) return []
  const isFaint = ({ row, roles }: RunWord) =>
    bestRole(row, roles) === 'O' && roleOf(row, roles, role) >= FAINT
  return runs
    .flatMap(({ words }) => cutWhere(words.filter(isFaint), (one, { index }) => one.index > index + 1))
    .filter(({ length, 0: first }) => length > 1 && beginsWithGivenName(first?.text ?? ''))
    .map((words) => ({ role, words, probability: probabilityOf(words, role) }))
}

function decode(run: Run): Mention[] {
  const path = bestPath(run.words)
  const mentions: Mention[] = []
  let from = 0
  for (let i = 1; i <= run.words.length; i++) {
    const role = READER.roles[path[from] ?? 0]
    const least = PEOPLE.has(role ?? '') ? nextPersonFrom(run.words, from, i) : LIKELY
    const begins = (run.words[i]?.begins ?? 0) > least
    if (i < run.words.length && path[i] === path[from] && !begins) continue
    if (role !== undefined && role !== 'O') {
      const own = withoutCaption(run.words.slice(from, i), run.words[i])
      mentions.push({ role, words: own, probability: probabilityOf(own, role) })
    }
    from = i
  }
  return mentions
}

/** `… DO ROSÁRIO REQUERI-`, below it `DO: …`: the beginning of a caption is no word of the value before it. */
function withoutCaption(words: readonly RunWord[], next: RunWord | undefined): readonly RunWord[] {
  const last = words.at(-1)
  const isCut = last && next && last.line !== next.line && /\p{L}-$/u.test(last.text)
  return isCut && words.length > 1 && /^\p{L}+:/u.test(next.text) ? words.slice(0, -1) : words
}

/** The probability of a beginning from which another person begins here. */
function nextPersonFrom(words: readonly RunWord[], from: number, at: number): number {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word) return LIKELY
  // `da Silva`, `Della Giustina`: nobody's name begins so, in whatever line it stands.
  if (isParticle(word.text.toLowerCase())) return NEVER
  if (!mayGoOn(before.line, word.line)) return 0
  const isWhole = at - from >= 2 && !isParticle(before.text)
  if (!isWhole || word.start !== 0) return LIKELY
  if (isOfFamily(before, word)) return 0
  if (beginsWithGivenName(word.text)) return arePairs(before, word) ? 0 : NEXT_PERSON.givenName
  const isAfresh = !beginsWithSurname(word.text) && !isProse([before.line, word.line])
  return isAfresh && !isFull(before.line, word.line) ? NEXT_PERSON.hadRoom : LIKELY
}

const NEVER = 1

/** `Benedita Mazzini`, below it `Olívio Mazzini`: nobody has a surname twice. */
function isOfFamily(before: RunWord, word: RunWord): boolean {
  const { words } = word.line.line
  return words.length > 1 && words.at(-1)?.text === before.text
}

function bestPath(words: readonly RunWord[]): Int32Array {
  const count = READER.roles.length
  const cameFrom = new Int32Array(words.length * count)
  let scores = new Float64Array(count)
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    const best = argMax(scores)
    const changed = (scores[best] ?? 0) - (before ? changeCost(before, word) : 0)
    const own = word.roles.roles.subarray(word.row * count, (word.row + 1) * count)
    const next = new Float64Array(count)
    for (let role = 0; role < count; role++) {
      const stayed = scores[role] ?? 0
      cameFrom[i * count + role] = stayed >= changed ? role : best
      next[role] = Math.max(stayed, changed) + logOf(own[role] ?? 0)
    }
    scores = next
  }
  const path = new Int32Array(words.length)
  let role = argMax(scores)
  for (let i = words.length - 1; i >= 0; i--) {
    path[i] = role
    role = cameFrom[i * count + role] ?? 0
  }
  return path
}

function changeCost(before: RunWord, word: RunWord): number {
  if (word.begins > LIKELY) return CHANGE.begins
  const isEnd = before.line !== word.line || /[,;.:)–-]$/u.test(before.text) || /^[(–-]/u.test(word.text)
  return isEnd ? CHANGE.behindEnd : CHANGE.inside
}

function argMax(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i
  return best
}
