const sectionStart = /^(?=## )/m

const titleOf = (section: string) => section.split('\n', 1)[0]

/** Replaces sections of equal title. A new section follows the one measured before it. */
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

/** Returns '' if there is none. */
export const decisionsSection = (report: string): string =>
  report.split(sectionStart).find((section) => titleOf(section) === '## Measurements behind decisions') ?? ''
