import type { Result } from './smoke.ts'

/** Says what was found, a line for each check and one for all of them. Gives whether all is well. */
export function tellOf(results: readonly Result[], say: (line: string) => void): boolean {
  for (const { check, finding, skipped } of results) {
    if (finding) say(`WRONG  ${check}: ${finding}`)
    else say(`ok     ${check}${skipped ? ` (${skipped})` : ''}`)
  }
  const wrong = results.filter(({ finding }) => finding).length
  say(wrong === 0 ? `All ${results.length} checks are well.` : `${wrong} of ${results.length} checks found trouble.`)
  return wrong === 0
}
