import { type Facts, factsOf } from '@porchlight/contract/properties/facts'

/** Returns the facts of a save as stored, without empty texts; null if there are none. */
export const storedFacts = (facts: Facts | null | undefined): Facts | null => factsOf({ ...facts })
