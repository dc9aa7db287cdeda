import { patient } from '../../aws/client-options.ts'
import { cleanUp } from '../../media/clean-up.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment(patient)

/** Runs once a day. Throws when something could not be removed, after trying all the rest, so that it is tried again. */
export const handler = () => cleanUp(services, new Date())
