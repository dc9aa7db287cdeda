import { background } from '../../aws/client-options.ts'
import { removeExpired } from '../../data/remove-expired.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment(background)

/** Runs once a day. Tries everything, then throws the failures to be retried. */
export const handler = () => removeExpired(table, new Date())
