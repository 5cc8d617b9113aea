/** Hands a file that was made here to the browser's downloads. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

export function textFile(text: string, type: string): Blob {
  return new Blob([text], { type })
}
