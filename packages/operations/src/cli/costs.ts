import { costTable } from '../costs/costs.ts'

const views = process.argv.slice(2).map((word) => Number(word.replaceAll(/[,_]/g, '')))
if (views.every((count) => count > 0)) {
  process.stdout.write(`${costTable(views.length > 0 ? views : undefined)}\n`)
} else {
  process.stderr.write('Say how many page views a month: npm run costs -- 50000 2000000\n')
  process.exitCode = 1
}
