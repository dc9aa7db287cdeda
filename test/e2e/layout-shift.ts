import type { BrowserContext, Page } from 'playwright/test'

export const recordShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON().value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Includes the next two frames. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const shifts: number[] = Reflect.get(window, 'shifts')
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
