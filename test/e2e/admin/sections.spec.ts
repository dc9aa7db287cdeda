import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { openSection } from './sections.ts'

const sections = [
  ['Property list', '/admin'],
  ['Analytics', '/admin/analytics'],
  ['Hero Images', '/admin/hero'],
  ['Past changes', '/admin/activity'],
  ['People', '/admin/people'],
  ['Spreadsheets', '/admin/sheets'],
  ['How to', '/admin/help'],
] as const

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a menu has every section; the header is compact, so that a property is in the first half of the screen', async ({
    page,
  }) => {
    await page.goto('/admin')
    const first = page.getByRole('list', { name: 'Properties' }).getByRole('listitem').first()
    await expect(first).toBeVisible()
    const top = await first.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeLessThan(844 / 2)
    for (const [name, path] of [
      ['Analytics', '/admin/analytics'],
      ['Hero Images', '/admin/hero'],
      ['Add Property', '/admin/property/new'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
    const menu = page.getByRole('button', { name: 'Menu' })
    const links = page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link')
    await expect(links).toHaveCount(0)
    await menu.tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(links).toHaveText([...sections.map(([label]) => label), 'View the site'])
    for (const [index, [, path]] of sections.entries()) await expect(links.nth(index)).toHaveAttribute('href', path)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(menu).toBeFocused()
    await openSection(page, 'People', (target) => target.tap())
    await expect(page).toHaveURL('/admin/people')
    await expect(links).toHaveCount(0)

    await test.step('Sign out is last, and not tapped by accident', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeHidden()
      await menu.tap()
      const targets = page.getByRole('navigation', { name: 'Admin sections' }).locator('a, button')
      await expect(targets.last()).toHaveText('Sign out')
      const boxes = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
      // A line separates it from the sections.
      expect((boxes.at(-2)?.top ?? 0) - (boxes.at(-3)?.bottom ?? 0)).toBeGreaterThan(10)
    })
    await test.step('on its side the header is one row', async () => {
      await page.keyboard.press('Escape')
      for (const [width, button] of [
        [844, 'Menu'],
        [667, 'Sign out'],
      ] as const) {
        await page.setViewportSize({ width, height: 375 })
        if (button === 'Sign out') await page.goto('/about')
        await expect(page.getByRole('button', { name: button })).toBeVisible()
        await expect.poll(async () => (await page.getByRole('main').boundingBox())?.y).toBeLessThan(60)
      }
    })
  })
})

test('ten answers print on one page, without navigation', async ({ page }) => {
  await page.goto('/admin/help')
  const answers = page.getByRole('main').locator('ol > li')
  await expect(answers).toHaveCount(10)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(answers.last()).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.setViewportSize({ width: 725, height: 3000 })
  const { height } = await page.locator('body').evaluate((body) => body.getBoundingClientRect())
  expect(height, 'Firefox adds an empty page to what is as high as the paper').toBeLessThan(3000)
})
