/** Matches the start of each section. */
const sectionStart = /^(?=## )/m

const titleOf = (section: string) => section.split('\n', 1)[0]

/**
 * Returns a report with new sections in place of those with the same title. Sections that were not measured stay. A new
 * section follows the one measured before it.
 */
export function withSections(report: string, measured: readonly string[]): string {
  const [head = '', ...sections] = report.split(sectionStart)
  let last = sections.length - 1
  for (const section of measured) {
    const former = sections.findIndex((each) => titleOf(each) === titleOf(section))
    if (former >= 0) sections[former] = section
    else sections.splice(last + 1, 0, section)
    last = former >= 0 ? former : last + 1
  }
  return [head.trimEnd(), ...sections.map((section) => section.trimEnd())].join('\n\n').concat('\n')
}

/** Returns the section that is written by hand, which a run of all benchmarks keeps; empty if there is none. */
export const decisionsSection = (report: string): string =>
  report.split(sectionStart).find((section) => titleOf(section) === '## Measurements behind decisions') ?? ''
