import { useId } from 'react'
import { analyticsCopy } from './analytics-copy.ts'
import { ViewRow } from './view-row.tsx'
import type { ViewedProperty } from './view-summary.ts'

/** Every property by its views. */
export function ViewList({ rows }: { rows: readonly ViewedProperty[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {analyticsCopy.list}
      </h2>
      {rows.length === 0 ? (
        <p className="py-8 text-ink-soft">{analyticsCopy.empty}</p>
      ) : (
        <ul aria-labelledby={id} className="mt-3 divide-y divide-rule border-y border-rule">
          {rows.map((row) => (
            <ViewRow key={row.property.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}
