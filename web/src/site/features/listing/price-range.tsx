import { useId } from 'react'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { filterCopy } from './listing-copy.ts'

/** A placeholder that filters nothing (docs/product/public-pages.md#city-pages). Reports whether anything is entered. */
export function PriceRange({ onInput }: { onInput: (hasPrices: boolean) => void }) {
  const id = useId()
  return (
    <fieldset
      className="col-span-full grid lg:roomy:col-span-2 min-w-0 gap-1.5"
      aria-describedby={`${id}-note`}
      // Safari and Firefox show "$1,200" in a number input, whose value is empty then.
      onInput={({ currentTarget }) => {
        const inputs = [...currentTarget.querySelectorAll('input')]
        onInput(inputs.some(({ value, validity }) => value !== '' || validity.badInput))
      }}
    >
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
          />
        ))}
      </div>
      <p id={`${id}-note`} className="text-xs text-ink-soft">
        {filterCopy.priceNote}
      </p>
    </fieldset>
  )
}
