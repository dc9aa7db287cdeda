import { background } from '../../aws/client-options.ts'
import { publishDue } from '../../data/properties/publish-due.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment(background)

/** Runs every minute. Tries all properties, then throws if one could not be published. */
export const handler = () => publishDue(table, new Date())
