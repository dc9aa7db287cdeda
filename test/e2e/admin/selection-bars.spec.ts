import { draftFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'

test('the bars of selected items do not cover the focused control and keep their height', async ({
  page,
  sandbox,
  admin,
  title,
}) => {
  const images = []
  for (const caption of ['A', 'B', 'C']) images.push({ url: await upload(admin), caption })
  const { id } = await sandbox.property({ property: draftFields({ title: `${title} one` }), images })
  for (const name of ['two', 'three', 'four'])
    await sandbox.property({ property: draftFields({ title: `${title} ${name}` }) })
  for (const [address, begin, name, width, height] of [
    [`/admin?q=${encodeURIComponent(title)}`, 'Select several', 'Selected properties', 390, 700],
    [`/admin/property/${id}`, 'Select multiple', 'Selected images', 568, 256],
  ] as const) {
    // Late advice on images moves rows.
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: begin }).press('Enter')
    const bar = page.getByRole('group', { name })
    const position = () =>
      bar.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        const focused = document.activeElement
        if (element.contains(focused)) return 'in the bar'
        return (focused?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= top ? 'above' : 'covered'
      })
    const positions: string[] = []
    while (positions.length < 60 && positions.at(-1) !== 'in the bar') {
      positions.push(await position())
      await page.keyboard.press('Tab')
    }
    expect(positions.length).toBeGreaterThan(20)
    expect(new Set(positions), `at ${width} x ${height}`).toEqual(new Set(['above', 'in the bar']))
    const barHeight = await bar.evaluate((element) => element.clientHeight)
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check()
    expect(await bar.evaluate((element) => element.clientHeight)).toBe(barHeight)
  }
})
