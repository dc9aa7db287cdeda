import { expect, type Page } from 'playwright/test'

export async function expectUncovered(page: Page, name: string) {
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
  expect(new Set(positions)).toEqual(new Set(['above', 'in the bar']))
  const barHeight = await bar.evaluate((element) => element.clientHeight)
  const first = page.getByRole('checkbox', { name: /^Select / }).first()
  await first.check()
  expect(await bar.evaluate((element) => element.clientHeight)).toBe(barHeight)
  await first.uncheck()
}
