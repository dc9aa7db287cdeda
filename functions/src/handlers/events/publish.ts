import { renderer } from 'porchlight:pages'
import { publisher } from '../../publish/publisher.ts'

/** Runs for batches of the table's stream, after a deployment and at the beginning of every hour, when a day may have passed. */
export const handler = publisher(renderer)
