/** Hands a file that was made here to the browser's downloads. */
export function download(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type }))
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
