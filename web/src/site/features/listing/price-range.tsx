import { useId, useRef, useState } from 'react'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { filterCopy } from './listing-copy.ts'
import { useEarlyValues } from './use-early-values.ts'

const collapsedOnPhones = 'max-sm:hidden'

interface Prices {
  minimum: string
  maximum: string
}

/**
 * A placeholder that filters nothing (docs/product/public-pages.md#city-pages). On phones it is collapsed, so that the
 * first screen shows properties.
 */
export function PriceRange({ minimum, maximum, onChange }: Prices & { onChange: (prices: Prices) => void }) {
  const id = useId()
  const minimumField = useRef<HTMLInputElement>(null)
  const maximumField = useRef<HTMLInputElement>(null)
  useEarlyValues([minimumField, maximumField], (earlyMinimum = '', earlyMaximum = '') =>
    onChange({ minimum: earlyMinimum, maximum: earlyMaximum }),
  )
  const [isExpanded, setIsExpanded] = useState(false)
  const isSet = minimum !== '' || maximum !== ''
  const open = isExpanded || isSet
  return (
    <fieldset className="relative col-span-2 grid min-w-0 gap-1.5" aria-describedby={`${id}-note`}>
      <legend
        id={id}
        className="flex items-center text-sm font-medium max-sm:min-h-touch max-sm:w-full max-sm:justify-between sm:mb-1.5"
      >
        {filterCopy.price}
        {!isSet && <Icon name="next" className={`size-4 sm:hidden ${open ? '-rotate-90' : 'rotate-90'}`} />}
      </legend>
      {!isSet && (
        <button
          type="button"
          aria-labelledby={id}
          aria-expanded={open}
          onClick={() => setIsExpanded(!open)}
          className="absolute inset-x-0 top-0 min-h-touch sm:hidden"
        />
      )}
      <div className={`grid grid-cols-2 gap-4 ${open ? '' : collapsedOnPhones}`}>
        <input
          ref={minimumField}
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
          ref={maximumField}
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
      <p id={`${id}-note`} className={`text-xs text-ink-soft ${open ? '' : collapsedOnPhones}`}>
        {filterCopy.priceNote}
      </p>
    </fieldset>
  )
}
