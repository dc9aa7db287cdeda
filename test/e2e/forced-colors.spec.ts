import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

test('toggles look different when they are on', async ({ page, properties }) => {
  const building = pick(properties, 'with some available units', ({ availabilitySummary }) => {
    const { available = 0, total = 0 } = availabilitySummary?.units ?? {}
    return available > 0 && available < total
  })
  for (const [path, name] of [
    ['/dallas', 'Available now'],
    [`/property/${building.id}`, 'Show available only'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const toggle = page.getByRole('button', { name })
    await toggle.focus()
    const before = await toggle.screenshot()
    await toggle.press(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect((await toggle.screenshot()).equals(before), name).toBe(false)
  }
})
