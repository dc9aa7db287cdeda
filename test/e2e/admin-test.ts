import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright/test'
import { allProperties } from '../support/site/catalogue.ts'
import { type Client, clientWith } from '../support/site/client.ts'
import { admin, guest, type Person } from '../support/site/hosted-login.ts'
import { openSandbox, type Sandbox } from '../support/site/sandbox.ts'
import { expireSession } from '../support/site/table-contents.ts'
import { drawPhotos, type Photos } from './admin/photos.ts'
import { submitHostedLogin } from './admin/sign-in.ts'
import { expect, test as visitorTest } from './visitor-test.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

interface WorkerFixtures {
  /** The state of the hosted login, once per worker. */
  stateOf: (person: Person) => Promise<State>
  admin: Client
  photos: Photos
}

interface Fixtures {
  person: 'admin' | 'guest' | 'nobody'
  sandbox: Sandbox
  /** Properties whose title starts with it are deleted after the test. */
  title: string
  visitor: Page
  /** Creates a session. The returned function expires it, or one that followed it. */
  revokeSession: () => Promise<void>
}

const people = { admin, guest }

/** Tests are signed in as the administrator unless `person` differs. */
export const test = visitorTest.extend<Fixtures, WorkerFixtures>({
  person: ['admin', { option: true }],
  stateOf: [
    async ({ browser }, use, { project }) => {
      const states = new Map<Person, Promise<State>>()
      const open = async (person: Person) => {
        const context = await browser.newContext({ baseURL: project.use.baseURL })
        const page = await context.newPage()
        await page.goto('/api/login?returnTo=/about')
        await submitHostedLogin(page, person)
        await page.waitForURL('**/about')
        const state = await context.storageState()
        await context.close()
        return state
      }
      await use((person) => {
        const state = states.get(person) ?? open(person)
        states.set(person, state)
        return state
      })
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ stateOf }, use, { project }) => {
      await use(clientWith(project.use.baseURL ?? '', sessionIn(await stateOf(admin))))
    },
    { scope: 'worker' },
  ],
  photos: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      const photos = await drawPhotos(page)
      await page.close()
      await use(photos)
    },
    { scope: 'worker' },
  ],
  pageErrors: async ({ pageErrors }, use) => {
    await use(pageErrors)
    // Lists also show data of other workers' tests, which may be deleted at any time.
    const ownErrors = pageErrors.filter(
      (line) => !/ 404 .*\/(?:images\/|property\/[^/]+\/data\.json$|api\/properties\/[^/]+(?:\/units)?$)/.test(line),
    )
    pageErrors.splice(0, pageErrors.length, ...ownErrors)
  },
  storageState: async ({ person, stateOf }, use) => {
    await use(person === 'nobody' ? undefined : await stateOf(people[person]))
  },
  sandbox: async ({ admin, page }, use) => {
    const sandbox = openSandbox(admin)
    await use(sandbox)
    // Otherwise the page might count a view of a deleted property.
    await page.close()
    await sandbox.clear()
  },
  title: async ({ admin, baseURL, context, page }, use) => {
    const title = `Test house ${randomUUID().slice(0, 8)}`
    let isCreated = false
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/properties')) isCreated = true
    })
    await use(title)
    await page.close()
    if (!isCreated) return
    for (const property of await allProperties(baseURL ?? '')) {
      if (property.title.startsWith(title)) await admin.send('DELETE', `/api/properties/${property.id}`)
    }
  },
  visitor: async ({ browser, baseURL, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL, storageState: undefined })
    await use(await context.newPage())
    await context.close()
  },
  revokeSession: async ({ context }, use) => {
    // The hosted login still knows this browser.
    await context.clearCookies({ name: '__Host-session' })
    await context.request.get('/api/login?returnTo=/about')
    await use(async () => expireSession(sessionIn(await context.storageState())))
  },
})

function sessionIn({ cookies }: State): string {
  const session = cookies.find(({ name }) => name === '__Host-session')?.value
  if (!session) throw new Error('This browser has no session cookie.')
  return session
}

export { expect }
