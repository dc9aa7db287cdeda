import { useId } from 'react'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { filterCopy } from './listing-copy.ts'

interface Prices {
  minimum: string
  maximum: string
}

/** Holds a place for prices, which are not stored yet: it filters nothing and says so (docs/product.md#city-pages). */
export function PriceRange({ minimum, maximum, onChange }: Prices & { onChange: (prices: Prices) => void }) {
  const noteId = useId()
  return (
    <fieldset className="col-span-2 grid min-w-0 gap-1.5" aria-describedby={noteId}>
      <legend className="mb-1.5 text-sm font-medium">{filterCopy.price}</legend>
      <div className="grid grid-cols-2 gap-4">
        <input
          type="number"
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
          min="0"
          inputMode="numeric"
          aria-label={filterCopy.maximum}
          placeholder="Max"
          className={controlStyles}
          value={maximum}
          onChange={(event) => onChange({ minimum, maximum: event.target.value })}
        />
      </div>
      <p id={noteId} className="text-xs text-ink-soft">
        {filterCopy.priceNote}
      </p>
    </fieldset>
  )
}
