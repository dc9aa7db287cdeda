import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { Drawing } from '../ui/icon.tsx'
import { factFilters } from './fact-filters.ts'
import { statedFacts } from './unit-match.ts'

/** Drawings on a square of 24 units, by id of the fact. The first ones that a home has are shown. */
const paths: Readonly<Record<string, string | undefined>> = {
  dogs: 'M4 5l3 2h4l3-2v6c0 3-2 5-5 5s-5-2-5-5zM14 11h3a3 3 0 0 1 3 3v6M9 16v4M17 17v3',
  cats: 'M6 4l3 3h6l3-3v9a6 6 0 0 1-12 0zM9.5 11v1M14.5 11v1M11 15h2',
  'laundry-in-unit': 'M5 3h14v18H5zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM8 6h1M12 6h4',
  'cooling-central': 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  'parking-garage': 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10',
  'parking-off-street': 'M5 3h14v18H5zM10 17V7h3a3 3 0 0 1 0 6h-3',
  'outdoor-yard': 'M12 21v-8M12 13c-4 0-6-3-6-6 4 0 6 3 6 6zM12 13c4 0 6-3 6-6-4 0-6 3-6 6zM5 21h14',
  'step-free-entrance': 'M10 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM10 6v8h5l3 6M8 10a5 5 0 1 0 6 7M10 10h4',
}
const drawn = factFilters.filter(({ id }) => paths[id])

/** One line of icons. */
const MAX_ICONS = 6

/** Icons of facts that a home or one of its units has. Those that do not fit into one line are hidden. */
export function FactIcons({ home }: { home: Pick<CardProperty, 'facts' | 'unitSummaries'> }) {
  const stated = statedFacts(home, drawn).slice(0, MAX_ICONS)
  if (stated.length === 0) return null
  return (
    <ul className="relative mt-2 flex h-6 flex-wrap gap-3 overflow-hidden text-ink-soft">
      {stated.map(({ id, label }) => (
        <li key={id} title={label}>
          <Drawing path={paths[id] ?? ''} className="size-6" strokeWidth={1.5} />
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  )
}
