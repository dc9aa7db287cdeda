import { useId } from 'react'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { filterCopy } from './listing-copy.ts'

type Prices = Record<'minimum' | 'maximum', string>

/** A placeholder that filters nothing (docs/product/public-pages.md#city-pages). */
export function PriceRange({ onChange, ...prices }: Prices & { onChange: (prices: Prices) => void }) {
  const id = useId()
  return (
    <fieldset className="col-span-full grid lg:roomy:col-span-2 min-w-0 gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-sm font-medium">{filterCopy.price}</legend>
      <div className="grid grid-cols-2 gap-4">
        {(['minimum', 'maximum'] as const).map((name) => (
          <input
            key={name}
            type="number"
            name={name}
            min="0"
            inputMode="numeric"
            aria-label={filterCopy[name].label}
            placeholder={filterCopy[name].hint}
            className={controlStyles}
            value={prices[name]}
            onChange={(event) => onChange({ ...prices, [name]: event.target.value })}
          />
        ))}
      </div>
      <p id={`${id}-note`} className="text-xs text-ink-soft">
        {filterCopy.priceNote}
      </p>
    </fieldset>
  )
}
