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

test('each start empties the functions’ log, which only this user may read', () => {
  for (const line of ['first', 'second'])
    codeOf(`functionLog('${folder}', { echo: false })('some-function', '${line}')`)
  expect(read('functions.log')).toMatch(/^\d{4}-.*Z some-function second\n$/)
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
