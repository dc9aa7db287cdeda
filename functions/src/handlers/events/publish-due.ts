import { patient } from '../../aws/client-options.ts'
import { publishDue } from '../../data/properties/publish-due.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment(patient)

/** Runs each minute. Throws when a property could not be made public, after trying all the rest. */
export const handler = () => publishDue(table, new Date())
