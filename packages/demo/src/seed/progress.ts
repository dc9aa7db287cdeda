/** The returned function counts a step, and prints every quarter on stderr. */
export function progressOf(what: string, total: number): () => void {
  let done = 0
  let reported = 0
  return () => {
    done++
    const quarter = Math.floor((done / total) * 4)
    if (quarter === reported) return
    reported = quarter
    printLine(`${what}: ${done} of ${total}`)
  }
}

export const printLine = (line: string) => process.stderr.write(`${line}\n`)
