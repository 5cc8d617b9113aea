import type { Pages } from './pages.ts'

/** A picture as one page, turned as its camera says. */
export async function openImage(file: File): Promise<Pages> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  return {
    sizes: [{ width, height }],
    isLocked: false,
    draw(_page, canvas, pixelWidth) {
      const scale = Math.min(1, pixelWidth / width)
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return { done: Promise.resolve(true), cancel() {} }
    },
    close: () => bitmap.close(),
  }
}
