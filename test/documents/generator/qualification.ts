import { type Guardian, gendered, guardian } from './guardianship-data.ts'
import type { Person } from './people.ts'
import { oneLine } from './places.ts'

/** A guardian whose whole qualification is printed; `printed` says what differs from that. */
export function qualified(one: Person, printed: Partial<Guardian> = {}): Guardian {
  return guardian(printed.name ?? one.name, {
    cpf: one.cpf,
    rg: one.rg,
    rgIssuer: one.rgIssuer,
    nationality: gendered(one, 'brasileira', 'brasileiro'),
    maritalStatus: one.maritalStatus,
    occupation: one.occupation,
    address: oneLine(one.address),
    ...printed,
  })
}
