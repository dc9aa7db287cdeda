import type { CDPSession, Page } from 'playwright/test'
import { draftFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { waitForDraft } from './actions.ts'
import { unitField as field, unitCard } from './unit-actions.ts'

async function crashAndReload(page: Page): Promise<CDPSession> {
  const tab = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void tab.send('Page.crash').catch(() => undefined)
  await crashed
  await tab.send('Page.reload')
  return tab
}

async function evaluateIn(tab: CDPSession, expression: string): Promise<unknown> {
  const { result } = await tab.send('Runtime.evaluate', { expression })
  return result.value
}

test('text typed into a unit is offered again after the tab has crashed', async ({ page, sandbox, title }) => {
  const { id } = await sandbox.property({ property: draftFields({ title }) })
  await sandbox.unit(id, { unit: unitFields(id) })
  await page.goto(`/admin/property/${id}`)
  await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Features').fill('A window seat')
  await waitForDraft(page, 'A window seat')
  const tab = await crashAndReload(page)
  await expect.poll(() => evaluateIn(tab, 'document.body.innerText')).toContain('You were working on a unit')
  await evaluateIn(tab, '[...document.querySelectorAll("button")].find((b) => b.innerText === "Restore it").click()')
  await expect.poll(() => evaluateIn(tab, 'document.body.innerText')).toContain('Edit Unit 1A')
  await expect.poll(() => evaluateIn(tab, 'document.getElementById("unit-features").value')).toBe('A window seat')
})
