import { Outlet } from 'react-router-dom'
import { QueryTrouble } from '../../shared/layout/query-trouble.tsx'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import type { AuthLoss } from '../api/auth-lost.ts'
import { adminCopy } from '../copy/admin.ts'
import { useAdminSession } from '../features/session/use-admin-session.ts'
import { AdminTitle } from './admin-title.tsx'

interface AdminGateProps {
  /** Which words an unauthenticated visitor reads (docs/product.md#who-may-do-what). */
  area?: Extract<AuthLoss, 'admin' | 'analytics'>
}

/**
 * Lets administrators through; a spinner while that is being found out, and while going to the login. A server that
 * cannot tell who is there is trouble, and says nothing about the person.
 */
export function AdminGate({ area = 'admin' }: AdminGateProps) {
  const { session, error, isFetching, retry } = useAdminSession(area)
  if (session === 'admin') return <Outlet />
  if (session === 'forbidden') return <AccessDenied />
  if (session === 'unknown') return <QueryTrouble error={error} level={1} onRetry={retry} busy={isFetching} />
  return <Spinner label={adminCopy.loading} />
}

const { denied } = adminCopy

/** For somebody who is signed in but not of the family (docs/product.md#who-may-do-what). */
export function AccessDenied() {
  return (
    <StateMessage heading={denied.heading} text={denied.text}>
      <AdminTitle>{denied.heading}</AdminTitle>
      <a href={paths.home} className={buttonStyles('primary')}>
        {denied.home}
      </a>
    </StateMessage>
  )
}
