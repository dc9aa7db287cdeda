import { factChoices, factFlags, factLabels, factLists, factWords } from '@porchlight/contract/properties/fact-options'
import type { Facts } from '@porchlight/contract/properties/facts'
import { factFilterCopy } from './fact-filter-copy.ts'

/** A fact that renters can require. `id` is its name in the address. */
export interface FactFilter {
  id: string
  label: string
  /** Undefined if the facts do not say. */
  says: (facts: Facts) => boolean | undefined
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const pets = (['dogs', 'cats'] as const).map((name) => ({
  id: name,
  label: factLabels[name],
  // "Ask" is neither yes nor no.
  says: (facts: Facts) => (facts[name] === 'ask' ? undefined : facts[name] && facts[name] === 'yes'),
}))

const choices = (['laundry', 'cooling'] as const).flatMap((name) =>
  factChoices[name]
    .filter((value) => value !== 'none')
    .map((value) => ({
      id: `${name}-${value}`,
      label: factFilterCopy[value] ?? factWords[value],
      says: (facts: Facts) => facts[name] && facts[name] === value,
    })),
)

const lists = (['parking', 'outdoor', 'included'] as const).flatMap((name) =>
  factLists[name].map((value) => ({
    id: `${name}-${value}`,
    label: factFilterCopy[value] ?? factWords[value],
    says: (facts: Facts) => facts[name]?.some((item) => item === value),
  })),
)

const flags = factFlags.map((name) => ({
  id: kebab(name),
  label: factLabels[name],
  says: (facts: Facts) => facts[name],
}))

/** All filters, the most wanted first. */
export const factFilters: readonly FactFilter[] = [...pets, ...choices, ...lists, ...flags]

/** Returns the filters named in an address, such as `dogs,laundry-in-unit`. Unknown names are ignored. */
export function factFiltersFrom(value: string | null): FactFilter[] {
  const ids = (value ?? '').toLowerCase().split(',')
  return factFilters.filter(({ id }) => ids.includes(id))
}
