/** Says how far a long task is, in quarters, on stderr. */
export function progressOf(what: string, total: number): () => void {
  let done = 0
  let told = 0
  return () => {
    done++
    const quarter = Math.floor((done / total) * 4)
    if (quarter === told) return
    told = quarter
    say(`${what}: ${done} of ${total}`)
  }
}

export const say = (line: string) => process.stderr.write(`${line}\n`)
