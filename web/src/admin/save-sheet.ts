/** Has the browser save a CSV text as a file of that name. */
export function saveSheet(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
