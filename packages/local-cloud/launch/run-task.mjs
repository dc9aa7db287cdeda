import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode } from './node-24.mjs'
import { tasks } from './tasks.mjs'

/** The folder of the whole project. */
const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

// A task starts up to hundreds of processes, most of them the same few programs: what one has compiled is
// there for the next.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

/** Runs one of the project's tasks and ends this process with its exit code. */
export async function runTask(name, args) {
  const steps = tasks[name]
  if (!steps) fail(`There is no task "${name}". Tasks are: ${Object.keys(tasks).join(', ')}.`)
  const trouble = await ensureInstalled(root)
  if (trouble) fail(trouble)
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
