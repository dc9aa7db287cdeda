import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { pathFor } from './node-24.mjs'

const endWithinMs = 4500

/**
 * Runs a command and returns its exit code. Passes signals on, and kills the command after 4.5 s. The child holds a
 * channel to this process and so notices its death.
 */
export function runChild(program, args, root) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: pathFor(root, program) },
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
  const watch = whenNpmDies(() => end('SIGTERM'))
  return () => {
    clearTimeout(timer)
    clearInterval(watch)
    for (const signal of signals) process.off(signal, end)
  }
}

/** npm cannot pass a SIGKILL on, so this process ends when npm is gone. */
function whenNpmDies(end) {
  if (!process.env.npm_lifecycle_event) return undefined
  const before = lineToNpm()
  return setInterval(() => lineToNpm() !== before && end(), 1000).unref()
}

/** The parent is npm or a shell, which stays when npm dies. */
function lineToNpm() {
  const { name, parent } = processOf(process.ppid)
  return /^(sh|dash|bash|ash|zsh)$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`
}

function processOf(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return { name: '', parent: '' }
  }
}
