/** `hidesTerm`: the value is complete without its term. */
export interface Fact {
  term: string
  value: string
  hidesTerm?: boolean
}

export function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  if (facts.length === 0) return null
  return (
    <dl className={`divide-y divide-rule border-y border-rule text-sm ${className}`}>
      {facts.map(({ term, value, hidesTerm }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt hidden={hidesTerm} className="text-ink-soft">
            {term}
          </dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
