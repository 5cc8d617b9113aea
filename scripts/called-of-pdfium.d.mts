/** PDFium's wrapper without the functions that the engine never calls. */
export function calledOfPdfium(code: string): string
