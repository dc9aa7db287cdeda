import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode } from './node-24.mjs'
import { tasks } from './tasks.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

// A task starts hundreds of processes that compile the same few programs.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
// Functions are threads of one process. With libuv's 4 threads, images would leave none for files.
process.env.UV_THREADPOOL_SIZE = '16'

/** Ends this process with the task's exit code. */
export async function runTask(name, args) {
  const programs = tasks[name]
  if (!programs) fail(`There is no task "${name}". Tasks are: ${Object.keys(tasks).join(', ')}.`)
  const problem = ensureInstalled(root)
  if (problem) fail(problem)
  const node = findNode(root)
  if (!node) fail('Porchlight needs Node 24, and it could not be fetched; install it from https://nodejs.org.')
  for (const program of programs) {
    const code = await runChild(node, program === programs.at(-1) ? [...program, ...args] : program, root)
    if (code !== 0) process.exit(code)
  }
  process.exit(0)
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
