// Runs the deployed publisher once and prints its time (ms) and memory (MB):
// node publisher-process.ts <index.mjs>
import { pathToFileURL } from 'node:url'

const sampleMs = 50
const [, , bundle = ''] = process.argv
const { handler } = await import(pathToFileURL(bundle).href)

const samples: { rss: number; heap: number }[] = []
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
function sample() {
  const { rss, heapUsed } = process.memoryUsage()
  samples.push({ rss: megabytes(rss), heap: megabytes(heapUsed) })
}
sample()
const timer = setInterval(sample, sampleMs)
const started = performance.now()
await handler({})
const ms = Math.round(performance.now() - started)
clearInterval(timer)
console.log(JSON.stringify({ bench: { ms, samples } }))
