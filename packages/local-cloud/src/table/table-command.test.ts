import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort, untilAnswering } from '../machine/ports.ts'
import { isRunning, killGroup, runProgram } from '../machine/processes.ts'
import { tableCommand } from './table-command.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-npx-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function replaceNpx(script: string) {
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'npx'), 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
}

const hasOwn = process.platform === 'linux' && process.arch === 'x64'

test.runIf(hasOwn)('is the installed program on a machine that has one', async () => {
  expect(await tableCommand('linux-x64')).toEqual([expect.stringMatching(/linux-x64\/dynoxide$/)])
})

test.runIf(hasOwn)('is the published package by npx elsewhere, which ends with its child', async () => {
  const [installed] = await tableCommand('linux-x64')
  replaceNpx(`echo "$2" > ${folder}/asked; shift 2; "${installed}" "$@" & echo $! > ${folder}/pid; wait`)
  const [program, ...words] = await tableCommand('darwin-arm64')
  expect([program, ...words]).toEqual(['npx', '-y', 'dynoxide@1.2.1'])
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('dynoxide@1.2.1\n')
  const port = await freePort()
  const server = runProgram(program, [...words, 'serve', '--port', String(port), '--db-path', join(folder, 'table.db')])
  await untilAnswering(`http://127.0.0.1:${port}`, 10_000)
  const child = Number(readFileSync(join(folder, 'pid'), 'utf8'))
  expect(isRunning(child)).toBe(true)
  killGroup(server, 'SIGKILL')
  await expect.poll(() => isRunning(child), { timeout: 5000 }).toBe(false)
})

test('is a sentence if npx cannot fetch it', async () => {
  replaceNpx('exit 1')
  await expect(tableCommand('darwin-x64')).rejects.toThrow(
    /^No table server is installed for darwin-x64, and npx could not fetch dynoxide@1\.2\.1; .* DYNAMODB_ENDPOINT=/,
  )
})
