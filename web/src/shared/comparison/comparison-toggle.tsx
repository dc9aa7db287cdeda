import type { SavedProperty } from '../persistent-list.ts'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { comparisonCopy } from './comparison-copy.ts'
import { comparison, useComparisonState } from './comparison-store.ts'

/** Adds a property to the comparison or removes it (docs/product/comparison-and-saved.md#selecting-for-comparison). */
export function ComparisonToggle({ property, describedBy }: { property: SavedProperty; describedBy?: string }) {
  const state = useComparisonState(property.id)
  const isSelected = state === 'selected'
  const isFull = state === 'full'
  const label = isFull ? comparisonCopy.full : isSelected ? comparisonCopy.remove : comparisonCopy.add

  const toggle = () => {
    if (isSelected) {
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
      disabled={isFull}
      aria-describedby={describedBy}
      onClick={toggle}
      className="flex min-h-touch w-full items-center gap-2.5 text-sm font-semibold text-brick fade-colors enabled:hover:text-brick-deep disabled:text-ink-soft"
    >
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full border ${isSelected ? 'border-brick bg-brick text-on-brick' : isFull ? 'border-rule' : 'border-brick'}`}
      >
        <Icon name={isSelected ? 'check' : 'plus'} className="size-4" />
      </span>
      {label}
    </button>
  )
}
