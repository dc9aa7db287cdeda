import { type statementFields, statementSchema } from '@porchlight/contract/availability'
import type { Statement } from '@porchlight/contract/vacancy'
import * as z from 'zod/mini'
import { unitStatementAttribute, unitStatementPrefix } from '../keys.ts'

const { availability, availableFrom, listingUrl } = statementSchema.shape

/** As an item has it; one from before there were statements says nothing. */
export const statementShape = {
  availability: z._default(availability, null),
  availableFrom: z._default(availableFrom, null),
  listingUrl: z._default(listingUrl, null),
}

type SentStatement = z.infer<z.ZodMiniObject<typeof statementFields>>

/** The statement of a save as it is stored: what is left out says nothing. */
export const storedStatement = (fields: SentStatement) => ({
  availability: fields.availability ?? null,
  availableFrom: fields.availableFrom ?? null,
  listingUrl: fields.listingUrl || null,
})

const saidSchema = z.object({ availability, availableFrom })

/**
 * What has a property's item say this for one of its units, or nothing any more when the unit says nothing or goes. Each
 * unit has an attribute of its own: a save overwrites nothing of another unit's, and has nothing to read before.
 */
export function sayFor(unitId: string, said?: SentStatement) {
  const names = { '#unit': unitStatementAttribute(unitId) }
  if (!said?.availability) return { expression: 'REMOVE #unit', names, values: {} }
  const { availability, availableFrom } = storedStatement(said)
  return { expression: 'SET #unit = :said', names, values: { ':said': { availability, availableFrom } } }
}

const anyObject = z.record(z.string(), z.unknown())

/** What the units of a property say, as its item has it. Throws for a malformed one. */
export const unitStatements = (item: unknown): Statement[] =>
  Object.entries(z.parse(anyObject, item)).flatMap(([name, said]) =>
    name.startsWith(unitStatementPrefix) ? [z.parse(saidSchema, said)] : [],
  )
