/** Bytes of a file of the engine as it is, and as servers send it (gzip). A test holds them against the files. */
interface FileSize {
  readonly raw: number
  readonly sent: number
}

/** What a picture is read with. */
const FOR_PICTURES: Readonly<Record<string, FileSize>> = {
  barcodes: { raw: 953_527, sent: 413_008 },
  detector: { raw: 513_478, sent: 447_575 },
  handwriting: { raw: 673_557, sent: 537_930 },
  kernels: { raw: 8_701, sent: 3_582 },
  letters: { raw: 746_050, sent: 466_446 },
  ort: { raw: 9_175_814, sent: 3_199_828 },
  recogniser: { raw: 673_557, sent: 559_017 },
}

/** What the other files need beside. */
const FOR_OTHERS: Readonly<Record<string, FileSize>> = {
  heif: { raw: 1_422_377, sent: 470_366 },
  pdfium: { raw: 4_646_932, sent: 2_154_949 },
  webp: { raw: 137_960, sent: 49_578 },
}

/** By the file's name without its ending. */
const SIZES: Readonly<Record<string, FileSize>> = { ...FOR_PICTURES, ...FOR_OTHERS }

const sum = (sizes: Readonly<Record<string, FileSize>>) =>
  Object.values(sizes).reduce((all, { sent }) => all + sent, 0)

/** What comes over the network, about: some servers send less. */
export const LOAD_BYTES = { pictures: sum(FOR_PICTURES), all: sum(SIZES) } as const

/** How much of what is sent a piece of a file is. */
export function sentBytes(file: string, rawBytes: number): number {
  const size = SIZES[file]
  return size === undefined ? 0 : (size.sent * rawBytes) / size.raw
}
