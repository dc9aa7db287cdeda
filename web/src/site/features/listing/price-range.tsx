import { useId } from 'react'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { filterCopy } from './listing-copy.ts'

interface Prices {
  minimum: string
  maximum: string
}

/** A placeholder that filters nothing (docs/product/public-pages.md#city-pages). */
export function PriceRange({ minimum, maximum, onChange }: Prices & { onChange: (prices: Prices) => void }) {
  const id = useId()
  return (
    <fieldset className="col-span-full grid lg:roomy:col-span-2 min-w-0 gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-sm font-medium">{filterCopy.price}</legend>
      <div className="grid grid-cols-2 gap-4">
        <input
          type="number"
          name="minimum"
          min="0"
          inputMode="numeric"
          aria-label={filterCopy.minimum}
          placeholder="Min"
          className={controlStyles}
          value={minimum}
          onChange={(event) => onChange({ minimum: event.target.value, maximum })}
        />
        <input
          type="number"
          name="maximum"
          min="0"
          inputMode="numeric"
          aria-label={filterCopy.maximum}
          placeholder="Max"
          className={controlStyles}
          value={maximum}
          onChange={(event) => onChange({ minimum, maximum: event.target.value })}
        />
      </div>
      <p id={`${id}-note`} className="text-xs text-ink-soft">
        {filterCopy.priceNote}
      </p>
    </fieldset>
  )
}
