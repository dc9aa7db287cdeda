import { background } from '@porchlight/functions/aws/client-options'
import { claimDataFormat, DATA_FORMAT } from '@porchlight/functions/data/data-format'
import { tableFromEnvironment } from '@porchlight/functions/data/table/table'

/** Part of `npm start`. Writes the data format number into an empty table; prints another one and exits with 1. */
const found = await claimDataFormat(tableFromEnvironment(background))
if (found !== DATA_FORMAT) {
  const held = found === undefined ? 'data of an older format' : `data of format ${found}`
  const advice = 'Move it away, or choose another: PORCHLIGHT_DATA=... npm start.'
  process.stdout.write(`it holds ${held}, and this version reads format ${DATA_FORMAT}. ${advice}`)
  process.exitCode = 1
}
