import type { Property } from '@porchlight/contract/properties/property'
import { useRef } from 'react'
import { CompareColumn } from './compare-column.tsx'
import { compareCopy } from './compare-copy.ts'
import { compareRows } from './compare-rows.ts'
import { columns, TitleStrip } from './title-strip.tsx'

interface CompareTableProps {
  properties: readonly Property[]
  onRemove: (property: Property) => void
}

/** Columns are at least 300 px wide. If they do not fit, the table scrolls sideways. */
export function CompareTable({ properties, onRemove }: CompareTableProps) {
  const scroller = useRef<HTMLElement>(null)
  const rows = compareRows(properties)
  const differing = rows.filter(({ differs }) => differs).map(({ term }) => term)
  return (
    <>
      <p className="mb-6 flex items-baseline gap-2 text-sm text-ink-soft">
        {differing.length > 0 && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brick" />}
        {compareCopy.differences(differing, rows.length)}
      </p>
      <div className="relative">
        <TitleStrip titles={properties} scroller={scroller} />
        <section
          ref={scroller}
          aria-label={compareCopy.region}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
          tabIndex={0}
          className="relative -mx-gutter snap-x scroll-px-gutter overflow-x-auto px-gutter py-3 -outline-offset-4"
        >
          <ul className={`compared ${columns} grid-rows-[auto_auto_1fr]`}>
            {properties.map((property, index) => (
              <CompareColumn
                key={property.id}
                property={property}
                cells={rows.map(({ values, ...row }) => ({ ...row, value: values[index] ?? '' }))}
                eager={index === 0}
                onRemove={() => onRemove(property)}
              />
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
