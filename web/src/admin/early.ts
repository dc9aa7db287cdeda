/**
 * Asks for the list of properties before the app is there that shows it: on a phone both take long. It stands in the
 * document itself, shares no code with the app and so waits for none. The app takes the answers by the addresses that
 * it would ask itself (`send`); what fails is told there. The views come after the list, as they are shown: asked for
 * beside it they would share its line. That addresses and cookie are those of the contract is for early.test.ts to see.
 */
if (location.pathname === '/admin' && document.cookie.includes('__Host-signed-in=1')) {
  const [user, list] = ['/api/auth/user', '/api/properties?scope=admin&fields=summary']
  /**
   * In a browser where an administrator was, the list is asked for at once, by the edge's word (infra/edge/page-status.js)
   * before this script runs; nobody else is to be refused by each call.
   */
  const known = '__Host-administrator=1'
  /** In seconds: as long as a session lasts. */
  const fortnight = 1_209_600
  const asked = new Map<string, Promise<EarlyAnswer>>()
  /** Those that the app has not taken. */
  const answers = new Map<string, Promise<EarlyAnswer>>()
  const ask = (address: string): Promise<EarlyAnswer> => {
    const before = asked.get(address)
    if (before) return before
    const answer = askAndRead(address)
    for (const each of [asked, answers]) each.set(address, answer)
    return answer
  }
  /** Read while scripts are on their way: when they run, they leave a phone no time for it. */
  const askAndRead = async (address: string): Promise<EarlyAnswer> => {
    const response = await fetch(address, { credentials: 'include', headers: { accept: 'application/json' } })
    const { ok, status, statusText } = response
    const text = await response.text()
    return { ok, status, statusText, text: async () => text, json: async () => JSON.parse(text) }
  }
  const askForListOfKnown = async () => {
    if (document.cookie.includes(known)) await ask(list)
  }
  const askForListOfUser = async () => {
    const answer = await ask(user)
    const person: { isAdmin?: boolean } | false = answer.ok && (await answer.json())
    const isAdmin = person && person.isAdmin !== false
    if (isAdmin) await ask(list)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has come to two of the browsers only lately
    document.cookie = `${known}; Max-Age=${isAdmin ? fortnight : 0}; Path=/; Secure; SameSite=Lax`
  }
  globalThis.earlyAnswers = answers
  for (const asking of [askForListOfKnown(), askForListOfUser()]) asking.catch(() => {})
}

// the test takes it for a module
export {}
