import { limits } from '@porchlight/contract/limits'

const most = limits.comparedProperties

/** The comparison toggle and bar (docs/product.md#choosing-for-comparison). */
export const comparisonCopy = {
  add: 'Add to comparison',
  remove: 'Remove from comparison',
  full: `Maximum ${most} properties`,
  heading: (chosen: number) => `Compare Properties (${chosen}/${most})`,
  removeNamed: (title: string) => `Remove ${title}`,
  clear: 'Clear All',
  compare: 'Compare',
  added: (title: string, chosen: number) => `${title} added to comparison, ${chosen} of ${most}`,
  removed: (title: string, chosen: number) => `${title} removed from comparison, ${chosen} of ${most}`,
  cleared: 'Comparison cleared',
} as const
