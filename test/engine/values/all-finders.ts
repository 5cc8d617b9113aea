import { findCaseNumbers, findOwnNumbers } from '../../../engine/src/values/case-number.ts'
import { findCnpjs } from '../../../engine/src/values/cnpj.ts'
import { findCoordinates } from '../../../engine/src/values/coordinates.ts'
import { findCpfs } from '../../../engine/src/values/cpf.ts'
import { findDates } from '../../../engine/src/values/date.ts'
import type { Hit } from '../../../engine/src/values/hit.ts'
import { parseLicenceClass } from '../../../engine/src/values/licence-class.ts'
import { findLicenceNumbers } from '../../../engine/src/values/licence-number.ts'
import { findMrz } from '../../../engine/src/values/mrz.ts'
import { normalise } from '../../../engine/src/values/normalise.ts'
import { findNups } from '../../../engine/src/values/nup.ts'
import { parseComments, readCetpp, restrictionsIn } from '../../../engine/src/values/observations.ts'
import { findPersonNames } from '../../../engine/src/values/person-name.ts'
import { parsePlace } from '../../../engine/src/values/place.ts'
import { findPlates, repairPlate } from '../../../engine/src/values/plate.ts'
import { findRenachs } from '../../../engine/src/values/renach.ts'
import { findLengths } from '../../../engine/src/values/term.ts'
import { findUfs, parseUf } from '../../../engine/src/values/uf.ts'
import { findUrls } from '../../../engine/src/values/url.ts'

/** What finds values in a text of any length. */
export const FINDERS: Readonly<Record<string, (text: string) => readonly Hit[]>> = {
  findCaseNumbers,
  findCnpjs,
  findCpfs,
  findDates,
  findLicenceNumbers,
  findNups,
  findOwnNumbers,
  findPersonNames,
  findPlates,
  findRenachs,
  findLengths,
  findUfs,
  findUrls,
}

/** And what takes one that was found. */
export const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  normalise,
  parseLicenceClass,
  parseComments,
  readCetpp,
  restrictionsIn,
  findCoordinates,
  findMrz,
  parsePlace,
  repairPlate,
  parseUf,
}
