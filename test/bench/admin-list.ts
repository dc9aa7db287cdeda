import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import type { Browser, BrowserContext, Page } from 'playwright'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { judgedTimes, maxWait, medianAndWorst, newPhone, ownPhone, slowPage } from './phone.ts'

const runs = 5
/** A browser caches compiled scripts from their third use. */
const earlierVisits = 3
const restMs = 4000
const typingLimitMs = 150

/**
 * Measures the time to the first rows, with and without cached files, and from a keystroke in the search to the paint.
 */
export async function benchAdminList(origin: string) {
  const { session = '' } = await signIn(origin, admin)
  const first: number[] = []
  for (let run = 0; run < runs; run++) {
    const stranger = await signedIn(await ownPhone(), session)
    first.push(await usable(await slowPage(stranger), origin))
    await stranger.close()
  }
  const phone = await signedIn(await ownPhone(), session)
  try {
    for (let visit = 0; visit < earlierVisits; visit++) {
      const page = await slowPage(phone)
      await usable(page, origin)
      await page.waitForTimeout(restMs)
      await page.close()
    }
    const again: number[] = []
    const typing: number[] = []
    for (let run = 0; run < runs; run++) {
      const page = await slowPage(phone)
      again.push(await usable(page, origin))
      await page.waitForTimeout(restMs)
      typing.push(await maxWait(page, typeAndDelete))
      await page.close()
    }
    return [
      { what: 'usable, with the files of earlier visits', ms: medianAndWorst(again) },
      { what: 'usable, without anything', ms: medianAndWorst(first) },
      { what: 'typing in the search', ms: judgedTimes(typing, typingLimitMs) },
    ]
  } finally {
    await phone.close()
  }
}

export async function signedInPhone(browser: Browser, session: string): Promise<BrowserContext> {
  return signedIn(await newPhone(browser), session)
}

async function signedIn(context: BrowserContext, session: string): Promise<BrowserContext> {
  const cookie = (name: string, value: string) => ({ name, value, domain: 'localhost', path: '/', secure: true })
  await context.addCookies([cookie('__Host-session', session), cookie(signedInHint, '1')])
  return context
}

async function usable(page: Page, origin: string): Promise<number> {
  await page.addInitScript(() => {
    const found = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector('main input[type=search]') || !document.querySelector('main article'))
          return void requestAnimationFrame(look)
        // This task follows the paint.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    })
    Object.assign(window, { found })
  })
  await page.goto(`${origin}/admin`, { waitUntil: 'commit' })
  return page.evaluate(() => Reflect.get(window, 'found') as Promise<number>)
}

async function typeAndDelete(page: Page) {
  const search = page.getByRole('searchbox')
  await search.pressSequentially('park 1', { delay: 150 })
  for (const _ of 'park 1') {
    await page.waitForTimeout(150)
    await page.keyboard.press('Backspace')
  }
}
