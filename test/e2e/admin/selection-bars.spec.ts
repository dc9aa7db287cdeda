import { draftFields } from '../../support/site/sandbox.ts'
import { test } from '../admin-test.ts'
import { expectUncovered } from './selection-bar.ts'

test('the bar of selected properties does not cover the focused control and keeps its height', async ({
  page,
  sandbox,
  title,
}) => {
  for (const name of ['one', 'two', 'three', 'four'])
    await sandbox.property({ property: draftFields({ title: `${title} ${name}` }) })
  await page.goto(`/admin?q=${encodeURIComponent(title)}`, { waitUntil: 'networkidle' })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Select several' }).press('Enter')
  await expectUncovered(page, 'Selected properties')
})
