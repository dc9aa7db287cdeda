import type { Browser, Locator, Page } from 'playwright'
import { hydrated } from '../e2e/hydrated.ts'
import { judgedTimes, launchBrowser, longestInteraction, openPhone } from './phone.ts'

const runs = 5
const intentMs = 300
/** Milliseconds from the click to the paint. */
const limits = { heading: 350, place: 350, cards: 450, headingAfterIntent: 350, interaction: 150 }

type Moments = Record<'heading' | 'place' | 'cards', number>

interface Way {
  name: string
  /** `link` is undefined for going back. */
  begin: (page: Page) => Promise<{ link?: Locator; heading: string }>
  cards: string
}

/** Measures the time from a click to the result, with and without prefetch. The limits are those of 24 properties. */
export async function benchClicks(origin: string, hasLimits: boolean) {
  const browser = await launchBrowser()
  try {
    const rows = []
    for (const way of waysThrough(origin)) {
      const plain: Moments[] = []
      const meant: Moments[] = []
      for (let run = 0; run < runs; run++) {
        plain.push(await timed(browser, way, false))
        meant.push(await timed(browser, way, true))
      }
      const cell = (moment: keyof Moments) =>
        judgedTimes(
          plain.map((each) => each[moment]),
          hasLimits ? limits[moment] : Number.POSITIVE_INFINITY,
        )
      rows.push({
        way: way.name,
        'heading ms': cell('heading'),
        "first picture's place ms": cell('place'),
        'first screen ms': cell('cards'),
        'heading after intent ms': judgedTimes(
          meant.map(({ heading }) => heading),
          hasLimits ? limits.headingAfterIntent : Number.POSITIVE_INFINITY,
        ),
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

function waysThrough(origin: string): Way[] {
  const open = async (page: Page, path: string) => {
    await page.goto(origin + path)
    await hydrated(page)
  }
  const city = 'Intown Atlanta Properties'
  const firstCard = (page: Page) => page.locator('main article a').first()
  return [
    {
      name: 'home to city',
      begin: async (page) => {
        await open(page, '/')
        return { link: page.locator('main a[href="/atlanta"]'), heading: city }
      },
      cards: 'main article',
    },
    {
      name: 'city to detail',
      begin: async (page) => {
        await open(page, '/atlanta')
        const link = firstCard(page)
        return { link, heading: (await link.textContent()) ?? '' }
      },
      cards: 'main dl',
    },
    {
      name: 'detail back to city',
      begin: async (page) => {
        await open(page, '/atlanta')
        const title = (await firstCard(page).textContent()) ?? ''
        await firstCard(page).tap()
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        return { heading: city }
      },
      cards: 'main article',
    },
  ]
}

async function timed(browser: Browser, way: Way, meant: boolean): Promise<Moments> {
  const { context, page } = await openPhone(browser)
  try {
    const { link, heading } = await way.begin(page)
    await page.waitForTimeout(500)
    await link?.scrollIntoViewIfNeeded()
    const waited = page.evaluate(moments, { heading, cards: way.cards, event: link ? 'click' : 'popstate' })
    if (meant) {
      await link?.dispatchEvent('touchstart')
      await page.waitForTimeout(intentMs)
    }
    if (link) await link.tap({ noWaitAfter: true })
    else await page.evaluate(() => history.back())
    return await waited
  } finally {
    await context.close()
  }
}

function moments({ heading, cards, event }: { heading: string; cards: string; event: string }): Promise<Moments> {
  const there: Record<keyof Moments, () => boolean> = {
    heading: () => document.querySelector('h1')?.textContent?.includes(heading) ?? false,
    place: () =>
      there.heading() && (document.querySelector('main .aspect-card')?.getBoundingClientRect().height ?? 0) > 0,
    cards: () => there.heading() && document.querySelector(cards) !== null,
  }
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const times: Partial<Moments> = {}
      const look = () => {
        const now: (keyof Moments)[] = []
        if (times.heading === undefined && there.heading()) now.push('heading')
        if (times.place === undefined && there.place()) now.push('place')
        if (times.cards === undefined && there.cards()) now.push('cards')
        // This task follows the paint.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          for (const moment of now) times[moment] = performance.now() - timeStamp
          const { heading, place, cards } = times
          if (heading !== undefined && place !== undefined && cards !== undefined) resolve({ heading, place, cards })
          else requestAnimationFrame(look)
        }
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener(event, begin, { capture: true, once: true })
  })
}

/** Measures the time to the next paint. */
export async function benchInteractions(origin: string, { house, building }: { house: string; building: string }) {
  const acts: [string, string, (page: Page) => Promise<void>][] = [
    [
      'typing in the filter',
      '/atlanta',
      async (page) => page.getByRole('searchbox').pressSequentially('porch', { delay: 150 }),
    ],
    [
      'filtering by a fact',
      '/atlanta',
      async (page) => {
        await page.getByRole('button', { name: 'Filters' }).tap()
        await page.getByRole('button', { name: 'Dogs', exact: true }).tap()
      },
    ],
    ['adding to the comparison', '/atlanta', async (page) => page.locator('main article button').first().tap()],
    ['opening the viewer', `/property/${house}`, async (page) => page.locator('main button:has(img)').first().tap()],
    [
      'opening the unit dialog',
      `/property/${building}`,
      async (page) => page.getByRole('button', { name: 'View Unit Details' }).first().tap(),
    ],
  ]
  const browser = await launchBrowser()
  try {
    const rows = []
    for (const [name, path, act] of acts) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await longestInteraction(browser, origin + path, act))
      rows.push({ interaction: name, 'ms to the next paint': judgedTimes(times, limits.interaction) })
    }
    return rows
  } finally {
    await browser.close()
  }
}
