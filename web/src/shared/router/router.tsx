import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { currentEntry, type Entry, entryAt, type NavigateOptions, writeEntry } from './entry.ts'

type Navigate = (address: string, options?: NavigateOptions) => void

const EntryContext = createContext<Entry | undefined>(undefined)
const NavigateContext = createContext<Navigate>(() => {})

/** Follows the browser's history. A page whose code is still to come leaves the one before it on the screen. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(() => currentEntry())
  const navigate = useMemo<Navigate>(
    () =>
      (address, options = {}) => {
        const next = writeEntry(address, options)
        startTransition(() => setEntry(next))
      },
    [],
  )
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(currentEntry()))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return (
    <NavigateContext value={navigate}>
      <EntryContext value={entry}>{children}</EntryContext>
    </NavigateContext>
  )
}

/** Stands at one address: for a server. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  return <EntryContext value={entryAt(location)}>{children}</EntryContext>
}

/** Where the visitor is, and how they came there. */
export function useLocation(): Entry {
  const entry = useContext(EntryContext)
  if (!entry) throw new Error('There is no router around this')
  return entry
}

/** Gives the way to another address of this site; always the same function. */
export const useNavigate = (): Navigate => useContext(NavigateContext)
