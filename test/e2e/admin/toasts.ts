import { expect, type Page } from 'playwright/test'

/** The one toast that is shown says this; word for word. */
export async function expectToast(page: Page, title: string, description: string) {
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toasts.filter({ has: page.getByText(title, { exact: true }) })).toContainText(description)
  await expect(toasts).toHaveCount(1)
  await expect(toasts.getByText(description, { exact: true })).toBeVisible()
}

const prefix = 'toast seen at '

/**
 * Has the page itself watch for toasts from its next opening on, since one that is followed by leaving is seen for half
 * a second only, which asking now and then could miss. What this gives waits for a toast and gives the moment when it
 * was drawn, in milliseconds.
 */
export async function watchToasts(page: Page) {
  await page.addInitScript((prefix: string) => {
    const seen = new Set<string>()
    const look = () => {
      for (const toast of document.querySelectorAll('[role=region] li')) {
        const text = toast.textContent ?? ''
        if (seen.has(text) || !toast.checkVisibility()) continue
        seen.add(text)
        console.debug(`${prefix}${Date.now()} ${text}`)
      }
      requestAnimationFrame(look)
    }
    look()
  }, prefix)
  return async (title: string, description: string) => {
    const told = await page.waitForEvent('console', (message) => {
      const text = message.text()
      return text.startsWith(prefix) && text.slice(prefix.length).replace(/^\d+ /, '') === `${title}${description}`
    })
    return Number.parseInt(told.text().slice(prefix.length), 10)
  }
}
