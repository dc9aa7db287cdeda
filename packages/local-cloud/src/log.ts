/** Progress for a person, on stderr: stdout carries nothing but the ready line. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

const told = new Set<string>()

/** Says something once, however often it comes up. */
export function sayOnce(sentence: string): void {
  if (told.has(sentence)) return
  told.add(sentence)
  say(sentence)
}
