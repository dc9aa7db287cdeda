import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import { sessionQueries } from '../api/session-queries.ts'
import { paths } from '../paths.ts'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { siteCopy } from './site-copy.ts'
import { useSignedInHint } from './use-signed-in-hint.ts'

/** Shown when the current-user call gives somebody (docs/product.md#who-may-do-what). */
export function AdminLink({ className }: { className: string }) {
  const inAdmin = useInAdmin()
  const { data: user } = useQuery({ ...sessionQueries.current(), enabled: useSignedInHint() })
  if (!user) return null
  return (
    <>
      <li>
        <NavLink to={paths.admin} reloadDocument={!inAdmin} className={className}>
          {siteCopy.nav.admin}
        </NavLink>
      </li>
      <li>
        <SignOutButton className={className} />
      </li>
    </>
  )
}
