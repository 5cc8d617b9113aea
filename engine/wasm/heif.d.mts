/** Name of a function of libheif's C interface → name of its export. */
declare const names: Readonly<Record<string, string>>
export default names
