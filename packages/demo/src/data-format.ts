import { patient } from '@porchlight/functions/aws/client-options'
import { claimDataFormat, DATA_FORMAT } from '@porchlight/functions/data/data-format'
import { tableFromEnvironment } from '@porchlight/functions/data/table/table'

/**
 * Run by `npm start`: writes the number of the data format into an empty table. Prints what another table holds, and
 * ends with exit code 1 then.
 */
const found = await claimDataFormat(tableFromEnvironment(patient))
if (found !== DATA_FORMAT) {
  const held = found === undefined ? 'data of an older format' : `data of format ${found}`
  process.stdout.write(`${held}, and this version reads format ${DATA_FORMAT}`)
  process.exitCode = 1
}
