import { expect, type Page } from 'playwright/test'

/** CSS pixels for camera, round corners and home indicator. */
const phones = {
  upright: { window: { width: 393, height: 852 }, insets: { top: 59, bottom: 34, left: 0, right: 0 } },
  'on its side': { window: { width: 852, height: 393 }, insets: { top: 0, bottom: 21, left: 59, right: 59 } },
}
export type Phone = keyof typeof phones

export async function simulatePhone(page: Page, phone: Phone) {
  const { window, insets } = phones[phone]
  await page.setViewportSize(window)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Checks the start and the end of the page or dialog. */
export async function expectInSafeArea(page: Page, phone: Phone) {
  for (const end of ['start', 'end'] as const) {
    const outside = () => page.evaluate(outsideSafeArea, { ...phones[phone].insets, end })
    await expect.poll(outside, `what a phone ${phone} hides at the ${end}`).toEqual([])
  }
}

function outsideSafeArea(insets: { top: number; bottom: number; left: number; right: number; end: 'start' | 'end' }) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const [scroller, scope] = top ? [top, top] : [document.documentElement, document.body]
  scroller.scrollTo({ top: insets.end === 'start' ? 0 : scroller.scrollHeight, behavior: 'instant' })
  const found: string[] = []
  for (const element of scope.querySelectorAll('a, button, input, select, p, h1, h2, h3, dt, dd')) {
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, right, top, bottom, width, height } = (
      element.matches('a, button, input, select') ? element : words
    ).getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && bottom > 0 && top < innerHeight
    if (!isSeen || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('.snap-x') || element.getBoundingClientRect().width <= 1) continue
    const isInside =
      left >= insets.left &&
      right <= innerWidth - insets.right &&
      (insets.end === 'end' ? bottom < innerHeight - insets.bottom + 1 : top >= insets.top)
    if (!isInside)
      found.push(`${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}" at ${left},${top}`)
  }
  return found
}
