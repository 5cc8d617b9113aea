import type { Field } from '../../types.ts'

export type Kind = 'GUARDA' | 'TUTELA' | 'CURATELA' | 'OTHER'

const GUARDIAN_ROLES = { GUARDA: 'GUARDIAN', TUTELA: 'TUTOR', CURATELA: 'CURATOR', OTHER: null } as const
const WARD_ROLES = { GUARDA: 'WARD', TUTELA: 'PUPIL', CURATELA: 'CURATEE', OTHER: null } as const

export function kindOf({ value }: Field): Kind {
  return value === 'GUARDA' || value === 'TUTELA' || value === 'CURATELA' ? value : 'OTHER'
}

export function guardianRole(kind: Kind): string | null {
  return GUARDIAN_ROLES[kind]
}

export function wardRole(kind: Kind): string | null {
  return WARD_ROLES[kind]
}
