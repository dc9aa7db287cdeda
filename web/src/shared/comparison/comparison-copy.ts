import { limits } from '@porchlight/contract/limits'

const maximum = limits.comparedProperties

/** Texts of the comparison toggle and bar (docs/product/comparison-and-saved.md#selecting-for-comparison). */
export const comparisonCopy = {
  add: 'Add to comparison',
  remove: 'Remove from comparison',
  full: `Maximum ${maximum} properties`,
  heading: (selected: number) => `Compare Properties (${selected}/${maximum})`,
  removeNamed: (title: string) => `Remove ${title}`,
  selected: 'Selected homes',
  clear: 'Clear All',
  compare: 'Compare',
  added: (title: string, selected: number) => `${title} added to comparison, ${selected} of ${maximum}`,
  removed: (title: string, selected: number) => `${title} removed from comparison, ${selected} of ${maximum}`,
  cleared: 'Comparison cleared',
} as const
