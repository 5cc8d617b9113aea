import { useAppState } from '../state/state.ts'
import { en } from './en.ts'
import type { Language } from './language.ts'
import { pt, type Words } from './pt.ts'

export type { Words }

export const WORDS: Readonly<Record<Language, Words>> = { pt, en }

export function useWords(): Words {
  return WORDS[useAppState((state) => state.language)]
}
