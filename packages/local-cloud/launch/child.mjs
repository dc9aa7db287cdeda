import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathFor } from './node-24.mjs'

const endWithinMs = 4500

/**
 * Runs a command to its end and gives its exit code. Signals are passed on; what has not ended 4.5 s later is killed.
 * The child holds one end of a channel to this process, so it notices when this process dies, however it dies.
 */
export function runChild(program, args, { root, env }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: pathFor(root) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const stop = endOnSignals(child)
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}.\n`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      stop()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

function endOnSignals(child) {
  let timer
  const end = (signal) => {
    child.kill(signal)
    timer ??= setTimeout(() => child.kill('SIGKILL'), endWithinMs)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, end)
  const watch = whenParentDies(() => end('SIGTERM'))
  return () => {
    clearTimeout(timer)
    clearInterval(watch)
    for (const signal of signals) process.off(signal, end)
  }
}

/** npm cannot pass a SIGKILL on, but whoever killed it wants this gone as well. */
function whenParentDies(end) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && end(), 1000).unref()
}
