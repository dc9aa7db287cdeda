import type { Facts } from '@porchlight/contract/properties/facts'
import { formatFact, knownFacts } from '../../shared/facts/known-facts.ts'

const petFacts: readonly string[] = ['cats', 'dogs', 'petNote']

/** Returns the known facts for schema.org: pets, and all others as features. */
export function amenities(facts: Facts) {
  const petsAllowed = petPolicy(facts)
  const features = knownFacts(facts)
    .filter(({ name }) => !petFacts.includes(name))
    .map(({ name, term, value }) => {
      const stated = facts[name]
      const isPlain = typeof stated === 'boolean' || typeof stated === 'number'
      return { '@type': 'LocationFeatureSpecification', name: term, value: isPlain ? stated : value }
    })
  return {
    ...(petsAllowed !== undefined && { petsAllowed }),
    ...(features.length > 0 && { amenityFeature: features }),
  }
}

/** Returns whether pets are allowed, or a text if that depends. */
function petPolicy(facts: Facts): boolean | string | undefined {
  const { cats, dogs, petNote } = facts
  if (!petNote && cats && cats === dogs && cats !== 'ask') return cats === 'yes'
  const texts = [cats && `Cats: ${formatFact(facts, 'cats')}`, dogs && `Dogs: ${formatFact(facts, 'dogs')}`, petNote]
  return texts.filter(Boolean).join('. ') || undefined
}
