import type { Json } from '../generator/layout.ts'

/** The reading of a licence; what the layout does not name is not printed on it. */
export function licence(
  printed: Readonly<Record<string, Json>> & { id: string; number: string; scope: string },
) {
  return {
    data: {
      accessKey: null,
      expirationDate: null,
      licensePlate: [] as readonly string[],
      validationLink: null,
      mainActivity: [] as readonly string[],
      authorizationDangerousProducts: false,
      documentValidation: true,
      ...printed,
    },
  }
}
