import { patient } from '../../aws/client-options.ts'
import { removeExpired } from '../../data/remove-expired.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment(patient)

/** Runs once a day. Throws what failed, after trying all the rest, so that it is tried again. */
export const handler = () => removeExpired(table, new Date())
