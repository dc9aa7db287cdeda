import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-log-'))
afterAll(() => rmSync(folder, { recursive: true }))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

function codeOf(script: string, redirection = ''): number | null {
  const module = new URL('./log.ts', import.meta.url).href
  const whole = `import { functionLog, survivePrinting } from '${module}'; ${script}`
  return spawnSync('/bin/sh', ['-c', `"$0" --input-type=module -e "$1" ${redirection}`, process.execPath, whole]).status
}

test('the functions’ log has a size limit and one former file', () => {
  codeOf(`const log = functionLog('${folder}', { echo: false, maxBytes: 1000 })
    for (let n = 0; n < 200; n++) log('some-function', 'line ' + n)`)
  expect(read('functions.log')).toMatch(/^\d{4}-.*Z some-function line 1\d\d\n.* line 199\n$/s)
  const [size, former] = ['functions.log', 'functions.former.log'].map((file) => statSync(join(folder, file)).size)
  expect(size).toBeLessThanOrEqual(1000)
  expect(former).toBeLessThanOrEqual(1000)
  expect(statSync(join(folder, 'functions.log')).mode & 0o777).toBe(0o600)
})

test('a full disk for the log, stderr or stdout does not end the process', () => {
  rmSync(join(folder, 'functions.log'))
  symlinkSync('/dev/full', join(folder, 'functions.log'))
  const script = `survivePrinting()
    const log = functionLog('${folder}', { echo: true })
    for (let n = 0; n < 3; n++) { log('f', 'x'.repeat(100)); await new Promise((resolve) => setTimeout(resolve, 20)) }
    console.log('done')
    setTimeout(() => process.exit(7), 20)`
  expect(codeOf(script, '>/dev/full 2>/dev/full')).toBe(7)
})
