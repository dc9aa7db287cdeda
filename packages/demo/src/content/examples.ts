import { atlantaBuildings } from './atlanta-buildings.ts'
import { atlantaEastHouses } from './atlanta-east-houses.ts'
import { atlantaHouses } from './atlanta-houses.ts'
import { dallasBuildings } from './dallas-buildings.ts'
import { dallasHouses } from './dallas-houses.ts'
import { dallasLakeHouses } from './dallas-lake-houses.ts'
import type { Example } from './example.ts'

/** Every example property, 24 in all. */
export const examples: readonly Example[] = [
  ...atlantaHouses,
  ...atlantaEastHouses,
  ...atlantaBuildings,
  ...dallasHouses,
  ...dallasLakeHouses,
  ...dallasBuildings,
]

/** The example of that name, such as `euclid-queen-anne`; throws when there is none. */
export function findExample(name: string): Example {
  const example = examples.find((candidate) => candidate.name === name)
  if (!example) throw new Error(`There is no example named ${name}`)
  return example
}
