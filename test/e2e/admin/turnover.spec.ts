import type { Locator, Page } from 'playwright/test'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { coveredFocus } from '../covered-focus.ts'
import { rowOf } from './actions.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const opener = (page: Page, title: string) => rowOf(page, title).getByRole('button', { name: /^Availability: / })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Availability' })
const line = (page: Page, name: string) => panelOf(page).getByRole('group', { name })

function counting() {
  let touches = 0
  return {
    tap: (target: Locator) => {
      touches += 1
      return target.tap()
    },
    touches: () => touches,
  }
}

test.describe('on a phone, with one thumb', () => {
  test.use(phone)

  test('two units turn over in at most 8 touches, and a single-family property in 3; Undo restores them', async ({
    page,
    sandbox,
    title,
  }) => {
    const house = draftFields({ title: `${title} house`, propertyType: 'single-family' })
    const { id: houseId } = await sandbox.property({ property: house })
    const { id } = await sandbox.property({ property: draftFields({ title }) })
    for (const unitNumber of ['101', '102', '103', '104'])
      await sandbox.unit(id, { unit: unitFields(id, { unitNumber, availability: 'available' }) })
    const before = await sandbox.units(id)
    await page.goto(`/admin?q=${title}`)
    const { tap, touches } = counting()
    await tap(opener(page, title).and(page.getByText('4 of 4 available')))
    await tap(line(page, 'Unit 101').getByText('Leased'))
    await tap(line(page, 'Unit 104').getByRole('button', { name: 'From the 1st' }))
    await tap(panelOf(page).getByRole('button', { name: 'Save' }))
    await expectToast(page, 'Success', 'Availability saved')
    expect(touches()).toBeLessThanOrEqual(8)
    await expect(opener(page, title)).toHaveText(/^2 of 4 available, next on \w+ 1$/)
    const saved = await sandbox.units(id)
    expect(saved).toMatchObject([
      { unitNumber: '101', availability: 'leased', availableFrom: null },
      { unitNumber: '102', version: 1 },
      { unitNumber: '103', version: 1 },
      { unitNumber: '104', availability: 'soon', availableFrom: expect.stringMatching(/^\d{4}-\d\d-01$/) },
    ])
    await tap(page.getByRole('button', { name: 'Undo' }))
    await expectToast(page, 'Success', 'Availability restored')
    await expect(opener(page, title)).toHaveText('4 of 4 available')
    const statements = (units: typeof before) =>
      units.map(({ availability, availableFrom, availabilityConfirmedAt }) => [
        availability,
        availableFrom,
        availabilityConfirmedAt,
      ])
    expect(statements(await sandbox.units(id))).toEqual(statements(before))

    await test.step('a single-family property', async () => {
      const { tap, touches } = counting()
      const houseOpener = opener(page, house.title)
      await tap(houseOpener.and(page.getByText('Availability not shown')))
      await tap(line(page, 'The home').getByRole('button', { name: 'From today' }))
      await tap(panelOf(page).getByRole('button', { name: 'Save' }))
      await expectToast(page, 'Success', 'Availability saved')
      expect(touches()).toBe(3)
      await expect(houseOpener).toHaveText('Available now')
      expect(await sandbox.read(houseId)).toMatchObject({ availability: 'available', version: 2 })
    })
    await opener(page, title).tap()
    await expectAccessible(page)
  })
})

test('the keyboard changes state and day; a day that does not exist is not saved; Escape asks, also during a save, which closes no later panel', async ({
  page,
  sandbox,
  title,
}) => {
  const { id } = await sandbox.property({ property: draftFields({ title, propertyType: 'single-family' }) })
  await page.goto(`/admin?q=${title}`)
  await opener(page, title).press('Enter')
  const propertyLine = line(page, 'The home')
  await expect(panelOf(page).locator('form')).toBeFocused()
  await propertyLine.getByRole('radio', { name: 'Not shown' }).press('ArrowLeft')
  await expect(propertyLine.getByRole('radio', { name: 'Leased' })).toBeChecked()
  await propertyLine.getByLabel('From').pressSequentially('02302999')
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeVisible()
  expect(await sandbox.read(id)).toMatchObject({ availability: null, version: 1 })
  await propertyLine.getByLabel('From').fill('0099-06-01')
  await propertyLine.getByLabel('From').blur()
  await expect(propertyLine.getByRole('radio', { name: 'Available soon' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.route('**/availability', async (route) => {
    await expect(propertyLine.locator('..')).toHaveAttribute('inert')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await opener(page, title).click()
    await expect(panelOf(page).getByRole('alert')).toHaveText('This is not saved yet.')
    await propertyLine.getByText('Not shown').click()
    await expect(panelOf(page).getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
    await route.continue()
  })
  await propertyLine.getByLabel('From').press('Enter')
  await expectToast(page, 'Success', 'Availability saved')
  await expect(propertyLine.getByRole('radio', { name: 'Not shown' })).toBeChecked()
  expect(await sandbox.read(id)).toMatchObject({ availability: 'soon', availableFrom: '2099-06-01' })
})

test('on a small phone the panel’s buttons never cover the focus', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  for (const unitNumber of ['101', '102']) await sandbox.unit(id, { unit: unitFields(id, { unitNumber }) })
  const cancel = panelOf(page).getByRole('button', { name: 'Cancel' })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/admin?q=${title}`)
  await opener(page, title).press('Enter')
  await expect(panelOf(page).locator('form')).toBeFocused()
  for (let n = 0; n < 40 && !(await cancel.evaluate((element) => element === document.activeElement)); n++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
  }
  await expect(cancel).toBeFocused()
  await page.setViewportSize({ width: 844, height: 200 })
  await panelOf(page).evaluate((panel) => panel.scrollTo(0, 0))
  await expect(cancel).not.toBeInViewport()
})
