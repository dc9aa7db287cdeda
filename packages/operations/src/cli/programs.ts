import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The data folder of `npm start`. */
export const dataFolder = resolve(root, process.env.PORCHLIGHT_DATA || '.local')

export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Returns the absolute path of a folder that somebody typed where they called npm. */
export const typedFolder = (typed: string) => resolve(process.env.INIT_CWD ?? process.cwd(), typed)

export const cdkProgram = `${root}node_modules/aws-cdk/bin/cdk`

interface Options {
  cwd?: string
  env?: Record<string, string>
}

/** Runs a Node program silently. Returns whether it succeeded, and its output. */
export async function readNode(
  words: string[],
  env: Record<string, string>,
): Promise<{ isDone: boolean; output: string }> {
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { isDone: code === 0, output }
}

/** Shows the output, and returns whether the program succeeded. */
export function runNode(words: string[], { cwd = root, env }: Options = {}): Promise<boolean> {
  const child = spawn(process.execPath, words, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
