import type { Page } from 'playwright/test'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

async function typeBeforeHydration(page: Page) {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/atlanta', { waitUntil: 'domcontentloaded' })
  await page.getByRole('spinbutton').last().fill('2000')
  await page.getByRole('combobox', { name: 'Property Type' }).selectOption('single-family')
  await page.getByRole('searchbox').pressSequentially('porch')
  return async () => {
    release()
    await hydrated(page)
  }
}

async function expectKept(page: Page) {
  await expect(page.getByRole('searchbox')).toHaveValue('porch')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Property Type' })).toHaveValue('single-family')
  await expect(page.getByRole('spinbutton').last()).toHaveValue('2000')
  await expect(page).toHaveURL(/q=porch&type=single-family/)
}

type Place = [selector: string, where: InsertPosition]

const places: Place[][] = [
  [
    ['input[type=search]', 'afterend'],
    ['input[type=number]:last-of-type', 'beforebegin'],
    ['header nav ul', 'beforeend'],
    ['main article', 'afterbegin'],
    ['#root', 'afterbegin'],
    ['select', 'afterend'],
    ['head', 'beforeend'],
  ],
  [
    ['input[type=search]', 'beforebegin'],
    ['main ul', 'beforebegin'],
    ['#root > *', 'beforeend'],
    ['label', 'beforeend'],
    ['input[type=number]', 'afterend'],
    ['search', 'afterbegin'],
    ['main article button', 'beforeend'],
    ['body', 'beforeend'],
  ],
]

async function insert(page: Page, tag: string, group: Place[]) {
  await page.evaluate(
    ({ tag, group }) => {
      for (const [selector, where] of group) {
        const inserted = document.createElement(tag)
        inserted.className = 'inserted'
        inserted.append(document.createElement('span'))
        document.querySelector(selector)?.insertAdjacentElement(where, inserted)
      }
    },
    { tag, group },
  )
  await expect(page.locator('.inserted')).toHaveCount(group.length)
}

test('an element that an extension inserts anywhere stays, and so do input and focus; its attributes and classes change nothing', async ({
  page,
}) => {
  test.slow()
  for (const [index, group] of places.entries())
    await test.step(`at ${group.map(([selector]) => selector).join(', ')}`, async () => {
      const hydrate = await typeBeforeHydration(page)
      await insert(page, index === 0 ? 'com-manager-icon' : 'div', group)
      await page.evaluate(() => {
        document.documentElement.classList.add('translated-ltr')
        document.body.setAttribute('data-extension-installed', '')
        for (const field of document.querySelectorAll('input, select, button, article')) {
          field.setAttribute('data-lpignore', 'true')
          field.classList.add('kpm_field')
        }
      })
      const header = await page.getByRole('banner').elementHandle()
      const field = await page.getByRole('searchbox').elementHandle()
      await hydrate()
      await expectKept(page)
      for (const element of [header, field])
        expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true)
      await expect(page.locator('.inserted > span')).toHaveCount(group.length)
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await page.unroute('**/assets/*.js')
    })
})

test('where an extension changed the page while it was read, input and focus stay', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const field of document.querySelectorAll('input:not([data-seen])')) {
        field.setAttribute('data-seen', '')
        const wrapper = document.createElement('div')
        field.replaceWith(wrapper)
        wrapper.append(field)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const hydrate = await typeBeforeHydration(page)
  await hydrate()
  await expectKept(page)
})
