import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Returns the path of the CDK command. */
export function cdkProgram(): string {
  return join(dirname(createRequire(join(root, 'package.json')).resolve('aws-cdk/package.json')), 'bin/cdk')
}

interface Options {
  cwd?: string
  env?: Record<string, string>
}

/** Shows the output, and returns whether the program succeeded. */
export function runNode(words: string[], { cwd = root, env }: Options = {}): Promise<boolean> {
  const child = spawn(process.execPath, words, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
