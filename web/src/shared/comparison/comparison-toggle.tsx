import type { SavedProperty } from '../kept-homes.ts'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { comparisonCopy } from './comparison-copy.ts'
import { comparison, useComparable } from './comparison-store.ts'

/** Adds a property to the comparison or takes it out; titles and states of docs/product.md#choosing-for-comparison. */
export function ComparisonToggle({ property, describedBy }: { property: SavedProperty; describedBy?: string }) {
  const state = useComparable(property.id)
  const isChosen = state === 'chosen'
  const full = state === 'full'
  const label = full ? comparisonCopy.full : isChosen ? comparisonCopy.remove : comparisonCopy.add

  const toggle = () => {
    if (isChosen) {
      comparison.remove(property.id)
      announce(comparisonCopy.removed(property.title, comparison.get().length))
    } else {
      comparison.add(property)
      announce(comparisonCopy.added(property.title, comparison.get().length))
    }
  }
  return (
    <button
      type="button"
      title={label}
      disabled={full}
      aria-describedby={describedBy}
      onClick={toggle}
      className="flex min-h-touch w-full items-center gap-2.5 text-sm font-semibold text-brick fade-colors enabled:hover:text-brick-deep disabled:text-ink-soft"
    >
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full border ${isChosen ? 'border-brick bg-brick text-on-brick' : full ? 'border-rule' : 'border-brick'}`}
      >
        <Icon name={isChosen ? 'check' : 'plus'} className="size-4" />
      </span>
      {label}
    </button>
  )
}
