/** Tax ids of the agencies themselves (docs/domain.md 2.7); never the licensee's. */
export const AGENCY_CNPJS = new Set([
  '03659166000102',
  '43776491000170',
  '10598957000135',
  '68596162000178',
  '93859817000109',
  '83256545000190',
  '25455858000171',
  '06052204000152',
  '02386443000198',
])
