import { createContext, type ReactElement, useContext } from 'react'
import { matchPath, type Params } from './match-path.ts'
import { useLocation } from './router.tsx'

const ParamsContext = createContext<Params>({})

/** Shows the first of these, by pattern, that the address matches. */
export function Routes({ pages }: { pages: Readonly<Record<string, ReactElement>> }) {
  const { pathname } = useLocation()
  for (const [pattern, page] of Object.entries(pages)) {
    const params = matchPath(pattern, pathname)
    if (params) return <ParamsContext value={params}>{page}</ParamsContext>
  }
  return null
}

/** What the address put into the named parts of the pattern that it matched. */
export const useParams = (): Params => useContext(ParamsContext)
