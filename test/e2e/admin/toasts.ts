import { expect, type Page } from 'playwright/test'

/** Fails if there are several toasts. The first may wait for images, as the API does. */
export async function expectToast(page: Page, title: string, description: string) {
  // Roles take 20 times as long.
  const toasts = page.locator('[role=region][aria-label^=Notifications] li')
  const toast = toasts.filter({ has: page.getByText(title, { exact: true }) })
  await expect(toast).toContainText(description, { timeout: 20_000 })
  await expect(toasts).toHaveCount(1)
  await expect(toasts.getByText(description, { exact: true })).toBeVisible()
}

const prefix = 'toast seen at '

/**
 * Logs toasts within the page from its next load on, because polling could miss one that shows for half a second. The
 * returned function waits for a toast and returns its time (ms since the epoch).
 */
export async function watchToasts(page: Page) {
  await page.addInitScript((prefix: string) => {
    const reportedTexts = new Set<string>()
    const reportToasts = () => {
      for (const toast of document.querySelectorAll('[role=region] li')) {
        const text = toast.textContent ?? ''
        if (reportedTexts.has(text) || !toast.checkVisibility()) continue
        reportedTexts.add(text)
        console.debug(`${prefix}${Date.now()} ${text}`)
      }
      requestAnimationFrame(reportToasts)
    }
    reportToasts()
  }, prefix)
  return async (title: string, description: string) => {
    const logMessage = await page.waitForEvent('console', (message) => {
      const text = message.text()
      return text.startsWith(prefix) && text.slice(prefix.length).replace(/^\d+ /, '') === `${title}${description}`
    })
    return Number.parseInt(logMessage.text().slice(prefix.length), 10)
  }
}
