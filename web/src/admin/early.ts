/**
 * Asks for the list of properties before the app is there that shows it: on a phone both take long. It stands in the
 * document itself, shares no code with the app and so waits for none. The app takes the answers by the addresses that
 * it would ask itself (`send`); what fails is told there. The views come after the list, as they are shown: asked for
 * beside it they would share its line. That addresses and cookie are those of the contract is for early.test.ts to see.
 */
if (location.pathname === '/admin' && document.cookie.includes('__Host-signed-in=1')) {
  const [user, list] = ['/api/auth/user', '/api/properties?scope=admin&fields=summary']
  /** In whose browser an administrator was is asked for the list at once; nobody else is to be refused by each call. */
  const known = 'porchlight.administrator'
  const answers = new Map<string, Promise<Response>>()
  const ask = (address: string): Promise<Response> => {
    const answer =
      answers.get(address) ?? fetch(address, { credentials: 'include', headers: { accept: 'application/json' } })
    answers.set(address, answer)
    return answer
  }
  const askForListOfKnown = async () => {
    // throws where storage is forbidden
    if (localStorage.getItem(known)) await ask(list)
  }
  const askForListOfUser = async () => {
    const answer = await ask(user)
    const person: { isAdmin?: boolean } | false = answer.ok && (await answer.clone().json())
    const isAdmin = person && person.isAdmin !== false
    if (isAdmin) await ask(list)
    if (isAdmin) localStorage.setItem(known, 'yes')
    else localStorage.removeItem(known)
  }
  globalThis.earlyAnswers = answers
  for (const asked of [askForListOfKnown(), askForListOfUser()]) asked.catch(() => {})
}

// the test takes it for a module
export {}
