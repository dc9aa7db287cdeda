import { useState } from 'react'
import type { FactFilter } from '../../../shared/facts/fact-filters.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { filterCopy } from './listing-copy.ts'

interface FactChipsProps {
  offered: readonly FactFilter[]
  selected: readonly FactFilter[]
  onChange: (selected: FactFilter[]) => void
}

const ALWAYS_SHOWN = 8

/** A button for each fact; the first few, the chosen ones, and all others on request. */
export function FactChips({ offered, selected, onChange }: FactChipsProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const all = [...offered, ...selected.filter((filter) => !offered.includes(filter))]
  if (all.length === 0) return null
  const toggle = (filter: FactFilter) =>
    onChange(selected.includes(filter) ? selected.filter((other) => other !== filter) : [...selected, filter])
  return (
    <fieldset className="col-span-full min-w-0 lg:roomy:col-span-4">
      <legend className="mb-1.5 text-sm font-medium">{filterCopy.facts}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((filter, index) => {
          const isSelected = selected.includes(filter)
          const display = isExpanded || isSelected || index < ALWAYS_SHOWN ? 'inline-flex' : 'hidden'
          return (
            <button
              key={filter.id}
              type="button"
              aria-pressed={isSelected}
              onClick={() => toggle(filter)}
              className={`min-h-touch items-center gap-1.5 rounded-full border border-rule-strong bg-sheet px-3.5 text-sm hover:border-ink aria-pressed:border-brick aria-pressed:bg-brick aria-pressed:text-on-brick ${display}`}
            >
              {isSelected && <Icon name="check" className="size-4" />}
              {filter.label}
            </button>
          )
        })}
        {all.length > ALWAYS_SHOWN && (
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
            className="min-h-touch px-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
          >
            {isExpanded ? filterCopy.fewerFacts : filterCopy.moreFacts}
          </button>
        )}
      </div>
    </fieldset>
  )
}
