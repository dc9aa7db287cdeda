import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps what the functions print in <data>/functions.log, from the beginning at each start; `echo` also shows it. */
export function functionLog(dataFolder: string, { echo }: { echo: boolean }) {
  mkdirSync(dataFolder, { recursive: true })
  const file = createWriteStream(join(dataFolder, 'functions.log'))
  return (name: string, text: string) => {
    const lines = text.replace(/\n$/, '').split('\n')
    const entry = lines.map((line) => `${new Date().toISOString()} ${name} ${line}\n`).join('')
    file.write(entry)
    if (echo) process.stderr.write(entry)
  }
}
