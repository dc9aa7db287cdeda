import { renderer } from 'porchlight:pages'
import { publisher } from '../../publish/publisher.ts'

/** Runs for batches of the table's stream, after a deployment, and hourly, since a new day changes pages. */
export const handler = publisher(renderer)
