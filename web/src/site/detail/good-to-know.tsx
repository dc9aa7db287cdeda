import type { Facts } from '@porchlight/contract/properties/facts'
import { knownFacts } from '../../shared/facts/known-facts.ts'
import { knownFactsCopy } from '../../shared/facts/known-facts-copy.ts'
import { DetailSection, type DetailSectionProps } from './detail-section.tsx'

interface GoodToKnowProps extends Pick<DetailSectionProps, 'level'> {
  facts: Facts
}

const petFacts: readonly string[] = ['cats', 'dogs', 'petNote']

/** The known facts. Renders nothing without any. */
export function GoodToKnow({ facts, level }: GoodToKnowProps) {
  const known = knownFacts(facts)
  if (known.length === 0) return null
  return (
    <DetailSection heading={knownFactsCopy.heading} level={level} className="flyer-known min-w-0">
      <dl className="grid gap-x-10 border-t border-rule text-sm sm:grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]">
        {known.map(({ name, term, value }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd dir="auto" className="min-w-0 grow basis-[min-content] text-right font-semibold wrap-break-word">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {known.some(({ name }) => petFacts.includes(name)) && (
        <p className="mt-3 text-sm text-ink-soft">{knownFactsCopy.assistanceAnimals}</p>
      )}
    </DetailSection>
  )
}
