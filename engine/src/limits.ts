/** Every limit of the engine, each with its reason. The worker re-exports what clients must know. */

const MiB = 1024 * 1024

export const LIMITS = {
  /** 20 MB: a Worker holds the body once in memory beside PDFium (≤ 96 MiB) in a 128 MB isolate. */
  uploadBytesMax: 20_000_000,
  /** A longer file is not one licence or term; PDFium needs about 10 ms a page to open and read. */
  pagesMax: 50,
  /** What of a PDF's password counts (ISO 32000-2, 7.6.4.3.3), in UTF-8. */
  passwordBytesMax: 127,
  /** Licences have 3 to 8 pages; later pages are annexes, read when `pages` asks for them. */
  pagesAnalysedByDefault: 10,
  /** Declared pixels of an image: 40 million is twice a phone's 12 MP photo and a half. */
  imagePixelsMax: 40_000_000,
  /** libwebp decodes whole pictures of four channels: 8 million pixels are 32 MB in its heap and 32 MB beside it. */
  webpPixelsMax: 8_000_000,
  /** Under 50 px a side no text can be legible. */
  imageSideMin: 50,
  /** A4 at 200 dpi is 3.9 million pixels; 8 million are A4 at 287 dpi, and 8 MB as grey has one byte a pixel. */
  rasterPixelsMax: 8_000_000,
  /** 200 inches, the limit of PDF 1.x itself, in points. */
  pageSidePointsMax: 14_400,
  /** A full page of 6 pt print holds about 20,000 characters; more is a bomb. */
  charactersPerPageMax: 40_000,
  /** WASM heaps and pixels together: an isolate's 128 MB hold the upload and the result as well. */
  memoryBytesMax: 100 * MiB,
  /** PDFium's heap may grow to 96 MiB of the isolate's 128 MB, then it fails instead of growing. */
  pdfiumMemoryBytesMax: 96 * MiB,
  /** Of each of the two heaps of networks: the reader needs 40 MiB for 448 words, the detector 18 for a sheet. */
  networkMemoryBytesMax: 48 * MiB,
  /** Words whose roles are read: 30 pages of dense print, in some four seconds. */
  readerWordsMax: 16_000,
  /**
   * Words of a text that a Worker reads: fifty pages of dense print have 27,000. As JSON with their places they are 5 MB,
   * and 20 as objects, beside the heaps in an isolate of 128 MB.
   */
  isolateTextWordsMax: 30_000,
  /** Words of one name or code: no person has so many, and no code is printed in so many parts. */
  entityWordsMax: 30,
  /** Words of one text of a field or a list: powers of a guardian fill a page at most. */
  textWordsMax: 400,
  /** Acts of a page: each is read by the network on its own, and a gazette prints some thirty. */
  actsPerPageMax: 60,
  /** Places that name people, or texts of a list, which are compared with each other: a list of heirs has a hundred. */
  mentionsComparedMax: 300,
  /** Places of a document for each of which all of it is looked through again: a paper names a course or a deed once or twice. */
  looksMax: 10,
  /** Members of a list: a page holds some two thousand plates in small print. */
  listMembersMax: 2000,
  /** Cells beside one that are looked at, and lines beside one for its neighbours: a table has fewer to one side. */
  besideMax: 512,
  /** Numbers of a page that are read again by their shape; a page has a few dozen, and each costs a millisecond. */
  numbersReadAgainMax: 80,
  /** Lines that a page reads at once, where the machine has as many cores: beyond, the engine's own work holds them up. */
  lanesMax: 4,
  /** What each of them may add to the heaps: the recogniser needs 4 MiB for a line of 1600 pixels. */
  laneMemoryBytesMax: 8 * MiB,
  /** A WebP of 8 million pixels needs 32 MiB for them and 12 to decode. */
  webpMemoryBytesMax: 64 * MiB,
  /** HEICs of phones are decoded a tile at a time; one of 12 million pixels in one piece needs 90 MiB. */
  heifMemoryBytesMax: 96 * MiB,
  /** A page of 8 million pixels needs about 30 MiB to look for codes. */
  barcodeMemoryBytesMax: 48 * MiB,
} as const
