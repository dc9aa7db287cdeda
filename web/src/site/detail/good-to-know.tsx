import type { Facts } from '@porchlight/contract/properties/facts'
import { useId } from 'react'
import { knownFacts } from '../../shared/facts/known-facts.ts'
import { knownFactsCopy } from '../../shared/facts/known-facts-copy.ts'

interface GoodToKnowProps {
  facts: Facts
  /** 3 inside a dialog. */
  level?: 2 | 3
}

const petFacts: readonly string[] = ['cats', 'dogs', 'petNote']

/** The known facts. Renders nothing without any. */
export function GoodToKnow({ facts, level = 2 }: GoodToKnowProps) {
  const headingId = useId()
  const known = knownFacts(facts)
  if (known.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={headingId} className="flyer-known min-w-0">
      <Heading id={headingId} className={level === 2 ? 'mb-4 text-xl' : 'mb-3 text-lg'}>
        {knownFactsCopy.heading}
      </Heading>
      <dl className="grid gap-x-10 border-t border-rule text-sm sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {known.map(({ name, term, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-b border-rule py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd dir="auto" className="min-w-0 text-right font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {known.some(({ name }) => petFacts.includes(name)) && (
        <p className="mt-3 text-sm text-ink-soft">{knownFactsCopy.assistanceAnimals}</p>
      )}
    </section>
  )
}
