import type { Json } from './layout.ts'

export interface LicenceData {
  readonly id: string | null
  readonly number: string | null
  readonly scope: 'STATE' | 'MUNICIPAL' | 'FEDERAL' | null
  readonly accessKey: string | null
  readonly expirationDate: string | null
  readonly licensePlate: readonly string[]
  readonly validationLink: string | null
  readonly mainActivity: readonly string[]
  readonly authorizationDangerousProducts: boolean
  readonly documentValidation: boolean
}

/** Every field of type 51, in the order of the specification; what a layout does not print is null. */
export function licenceData(
  printed: Partial<LicenceData> & Pick<LicenceData, 'id' | 'number' | 'scope'>,
): Record<string, Json> {
  const empty: LicenceData = {
    id: null,
    number: null,
    scope: null,
    accessKey: null,
    expirationDate: null,
    licensePlate: [],
    validationLink: null,
    mainActivity: [],
    authorizationDangerousProducts: false,
    documentValidation: true,
  }
  return { ...empty, ...printed }
}
