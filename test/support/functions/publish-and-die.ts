// Dies by SIGKILL after rendering this many pages.

import { bucketFromEnvironment } from '../../../functions/src/aws/bucket.ts'
import { tableFromEnvironment } from '../../../functions/src/data/table/table.ts'
import { publish } from '../../../functions/src/publish/publish.ts'

let left = Number(process.argv[2])
const renderer = {
  origin: 'https://homes.example',
  styleHash: async () => 'sha256-a=',
  scriptHash: async () => 'sha256-b=',
  async render(content: object) {
    if (left === 0) process.kill(process.pid, 'SIGKILL')
    left -= 1
    return JSON.stringify(content)
  },
  data: (content: object) => JSON.stringify(content),
}
await publish({
  table: tableFromEnvironment(),
  store: bucketFromEnvironment('SITE_BUCKET'),
  renderer,
  rendered: new Map(),
})
