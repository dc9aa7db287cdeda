import { type ChildProcess, spawn } from 'node:child_process'

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href

/** Starts a Node script as a child that does not outlive this process. Output goes to pipes, or where `stderr` says. */
export function runNode(
  args: string[],
  { stderr = 'pipe', ...options }: { cwd: string; env: NodeJS.ProcessEnv; stderr?: 'pipe' | 'inherit' },
): ChildProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
  })
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  child.once('close', () => process.off('exit', killed))
  return child
}
