import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import type { PropertyInput } from '@porchlight/contract/properties/property'
import { vi, test as vitestTest } from 'vitest'
import { servicesFromEnvironment } from '../../../functions/src/media/image-objects.ts'
import { makeVariants } from '../../../functions/src/media/variants/make-variants.ts'
import { openBrowser } from '../functions/browser.ts'
import { startBuckets } from '../functions/bucket-server.ts'
import { ada, startSignIn } from '../functions/sign-in.ts'
import { draftFields, openSandbox, unitFields } from '../site/sandbox.ts'
import { upload } from '../site/uploads.ts'
import { type Operation, openApi } from './api.ts'
import { Locator } from './locator.ts'

type Answer = (send: () => Promise<Response>) => Response | Promise<Response>

/** Without a connection. */
export const noResponse = (_?: unknown): never => {
  throw new TypeError('Failed to fetch')
}
export const lostResponse: Answer = async (send) => noResponse(await send())
export const status = (code: number) => () => new Response('{}', { status: code })
/** As while the table is down. */
export const outage = () =>
  Response.json(
    { code: 'unavailable', message: 'The service is unavailable right now. Please try again.' },
    { status: 503 },
  )

const nodeFetch = globalThis.fetch

/** The admin app in a document, in this process with its functions, for a person who has signed in. */
function openPage(api: ReturnType<typeof openApi>, person: ReturnType<typeof openBrowser>) {
  const answers = new Map<Operation, Answer>()
  let answerAll: Answer | undefined
  const running = new Set<Promise<Response>>()
  /** Where the app sent the browser. */
  const left: string[] = []
  let remove = () => {}
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
  /** The browser's questions, which the person answers with yes, and its messages. */
  const questions: string[] = []
  for (const name of ['confirm', 'alert']) vi.stubGlobal(name, (text: string) => questions.push(text) > 0)
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!String(address).startsWith('/api/')) return nodeFetch(address, init)
    if (!navigator.onLine) return Promise.reject(new TypeError('Failed to fetch'))
    const { operation, send } = api.find(person, init.method ?? 'GET', address, (init.body as string) ?? undefined)
    const answer = answerAll ?? answers.get(operation) ?? ((send) => send())
    const response = (async () => answer(send))()
    running.add(response)
    return response
  })

  return Object.assign(new Locator(() => [document.documentElement]), {
    left,
    questions,
    async goto(address: string) {
      history.pushState(null, '', address)
      await this.reload()
    },
    async reload() {
      // Browsers end a page without its clean-up.
      const stored = { ...sessionStorage }
      remove()
      Object.assign(sessionStorage, stored)
      // A document has modules of its own.
      vi.resetModules()
      document.body.innerHTML = '<div id="root"></div>'
      const { renderAdmin } = await import('../../../web/src/admin/admin-app.fixture.tsx')
      remove = renderAdmin()
    },
    /** Replaces the responses of an operation. */
    route(operation: Operation, answer: Answer, { times = Number.POSITIVE_INFINITY } = {}) {
      let left = times
      answers.set(operation, (send) => (left-- > 0 ? answer(send) : send()))
    },
    /** Replaces all responses, until it is called without one. */
    routeAll(answer?: Answer) {
      answerAll = answer
    },
    /** Lets an operation wait. The returned function lets it continue. */
    hold(operation: Operation, answer: Answer = (send) => send()) {
      const released = Promise.withResolvers<void>()
      answers.set(operation, (send) => released.promise.then(() => answer(send)))
      return released.resolve
    },
    unroute: (operation: Operation) => answers.delete(operation),
    setOffline(isOffline: boolean) {
      vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: !isOffline } }))
      dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
    },
    /** The returned function signs in again. */
    endSession() {
      const session = person.jar.get('__Host-session') ?? ''
      person.jar.set(
        '__Host-session',
        session.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      )
      return () => void person.jar.set('__Host-session', session)
    },
    async close() {
      remove()
      await Promise.allSettled(running)
    },
  })
}

/** The data stays until the end of the file. */
export const test = vitestTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
  .extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    vi.resetModules()
    // Writes log lines.
    console.info = () => {}
    const [buckets, signIn] = [await startBuckets(), await startSignIn()]
    onCleanup(async () => {
      await signIn.stop()
      await buckets.stop()
    })
    const api = openApi()
    const person = await signIn.signIn(ada())
    return { signIn, api, person, admin: api.clientOf(person) }
  })
  .extend('admin', ({ app }) => app.admin)
  .extend('colleague', async ({ app }) => {
    const email = `${crypto.randomUUID()}@porchlight.test`
    return {
      email,
      ...app.api.clientOf(await app.signIn.signIn({ sub: crypto.randomUUID(), email, groups: ['admins'] })),
    }
  })
  .extend('upload', ({ app }) => async () => {
    const imageUrl = await upload(app.admin)
    const id = imageUrl.slice('/images/'.length, -'.jpg'.length)
    await makeVariants(servicesFromEnvironment(), { id, imageUrl })
    return imageUrl
  })
  .extend('sandbox', ({ app }) => openSandbox(app.admin))
  .extend('title', () => `Test house ${crypto.randomUUID().slice(0, 8)}`)
  .extend('page', ({ app }, { onCleanup }) => {
    const browser = openBrowser()
    for (const [name, value] of app.person.jar) browser.jar.set(name, value)
    // biome-ignore lint/suspicious/noDocumentCookie: it has no CookieStore
    document.cookie = `${signedInHint}=1; Path=/; Secure`
    const page = openPage(app.api, browser)
    onCleanup(async () => {
      await page.close()
      sessionStorage.clear()
      localStorage.clear()
      vi.useRealTimers()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })
    return page
  })

  /** Opens the editor of a draft building with these units. */
  .extend('building', ({ page, sandbox, title }) => async (input: Partial<PropertyInput>, ...numbers: string[]) => {
    const property = await sandbox.property({ property: draftFields({ title }), ...input })
    const units = []
    for (const unitNumber of numbers)
      units.push(await sandbox.unit(property.id, { unit: unitFields(property.id, { unitNumber }) }))
    await page.goto(`/admin/property/${property.id}`)
    return { ...property, units }
  })

export type Page = ReturnType<typeof openPage>
