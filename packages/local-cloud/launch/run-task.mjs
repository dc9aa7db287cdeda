import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode } from './node-24.mjs'
import { tasks } from './tasks.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

// A task starts hundreds of processes that compile the same few programs.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

/** Ends this process with the task's exit code. */
export async function runTask(name, args) {
  const steps = tasks[name]
  if (!steps) fail(`There is no task "${name}". Tasks are: ${Object.keys(tasks).join(', ')}.`)
  const problem = await ensureInstalled(root)
  if (problem) fail(problem)
  const node = findNode(root)
  if (!node) fail('Porchlight needs Node 24, and it could not be fetched; install it from https://nodejs.org.')
  for (const [index, step] of steps.entries()) {
    const last = index === steps.length - 1
    const code = await runChild(node, [...step.command(root), ...(last ? args : [])], { root, env: step.env ?? {} })
    if (code !== 0) process.exit(code)
  }
  process.exit(0)
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
