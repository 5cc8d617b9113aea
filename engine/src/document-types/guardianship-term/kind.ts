import type { Field } from '../../types.ts'

/** What guardian and ward are called in each kind, and whether these are children. */
const ROLES = {
  GUARDA: ['GUARDIAN', 'WARD', true],
  TUTELA: ['TUTOR', 'PUPIL', true],
  CURATELA: ['CURATOR', 'CURATEE', false],
} as const

export const rolesIn = ({ value }: Field) =>
  value === 'GUARDA' || value === 'TUTELA' || value === 'CURATELA'
    ? ROLES[value]
    : ([null, null, false] as const)
