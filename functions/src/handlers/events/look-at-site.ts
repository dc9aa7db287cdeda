import { requireEnvironment } from '../../environment.ts'
import { lookAtSite } from '../../look/look-at-site.ts'

const origin = requireEnvironment('SITE_ORIGIN')

/** Runs once an hour. An alarm counts its errors. */
export const handler = () => lookAtSite(origin)
