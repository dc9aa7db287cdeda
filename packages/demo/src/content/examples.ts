import { atlantaBuildings } from './atlanta-buildings.ts'
import { atlantaEastHouses } from './atlanta-east-houses.ts'
import { atlantaHouses } from './atlanta-houses.ts'
import { dallasBuildings } from './dallas-buildings.ts'
import { dallasHouses } from './dallas-houses.ts'
import { dallasLakeHouses } from './dallas-lake-houses.ts'
import type { Example } from './example.ts'
import { withAvailability } from './example-availability.ts'
import { withFacts } from './example-facts.ts'

export const examples: readonly Example[] = [
  ...atlantaHouses,
  ...atlantaEastHouses,
  ...atlantaBuildings,
  ...dallasHouses,
  ...dallasLakeHouses,
  ...dallasBuildings,
]
  .map(withAvailability)
  .map(withFacts)
