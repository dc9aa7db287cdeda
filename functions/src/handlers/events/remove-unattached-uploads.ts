import { tableFromEnvironment } from '../../data/table.ts'
import { cleanUp } from '../../media/clean-up.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const services = { table: tableFromEnvironment(), storage: storageFromEnvironment() }

/** Runs once a day. Throws when something could not be removed, after trying all the rest, so that it is tried again. */
export const handler = () => cleanUp(services, new Date())
