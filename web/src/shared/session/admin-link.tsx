import { useQuery } from '@tanstack/react-query'
import { sessionQueries } from '../api/session-queries.ts'
import { siteCopy } from '../copy/site.ts'
import { paths } from '../paths.ts'
import { NavLink } from '../router/link.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useSignedInHint } from './use-signed-in-hint.ts'

/** Shown when the current-user call gives somebody (docs/product.md#who-may-do-what). */
export function AdminLink({ className }: { className: string }) {
  const { data: user } = useQuery({ ...sessionQueries.current(), enabled: useSignedInHint() })
  if (!user) return null
  return (
    <>
      <li>
        <NavLink to={paths.admin} className={className}>
          {siteCopy.nav.admin}
        </NavLink>
      </li>
      <li>
        <SignOutButton className={className} />
      </li>
    </>
  )
}
