import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments
const { fetch, Request, Response, Headers, AbortController, AbortSignal } = globalThis
const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } = globalThis
const network = { fetch, Request, Response, Headers, AbortController, AbortSignal }
const timers = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate }

/** A document, in the process in which the functions run: they need Node's network, and libraries keep timers. */
// biome-ignore lint/style/noDefaultExport: Vitest reads it
export default {
  ...happyDom,
  name: 'admin app',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const environment = await happyDom.setup(global, options)
    Object.assign(global, network, timers, { PerformanceNavigationTiming: class {} })
    // React ignores what is written to `value` of the element itself, as Happy DOM does here.
    for (const { prototype } of [global.HTMLInputElement, global.HTMLTextAreaElement])
      prototype.setRangeText = function (text: string, start: number, end: number) {
        Reflect.set(prototype, 'value', this.value.slice(0, start) + text + this.value.slice(end), this)
      }
    return environment
  },
} satisfies Environment
