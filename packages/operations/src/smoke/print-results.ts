import type { Result } from './smoke.ts'

/** Returns whether all checks passed. */
export function printResults(results: readonly Result[], printLine: (line: string) => void): boolean {
  for (const { check, finding, skipped } of results) {
    if (finding) printLine(`WRONG  ${check}: ${finding}`)
    else printLine(`ok     ${check}${skipped ? ` (${skipped})` : ''}`)
  }
  const wrong = results.filter(({ finding }) => finding).length
  printLine(wrong === 0 ? `All ${results.length} checks passed.` : `${wrong} of ${results.length} checks failed.`)
  return wrong === 0
}
