import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { LocalCloud } from '../local-cloud.ts'
import { logLine } from '../machine/log.ts'
import { root } from '../settings.ts'

const watched = ['functions/src', 'packages/contract', 'packages/site', 'infra']
/** One save in an editor causes several events. */
const quietMs = 150

/** On an error the running functions stay. */
export function reloadOnChange({ reload }: Pick<LocalCloud, 'reload'>): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let reloading = Promise.resolve()
  const changed = (file: string | null) => {
    if (!file || /(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.ts$|~$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      reloading = reloading.then(async () => {
        try {
          await reload()
          logLine(`Functions follow ${file}.`)
        } catch (error) {
          logLine(`${error instanceof Error ? error.message : String(error)}\nThe functions stay as they were.`)
        }
      })
    }, quietMs)
  }
  const watchers: FSWatcher[] = watched.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => changed(file)),
  )
  return {
    stop() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
