import { adminCopy } from '../../copy/admin.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { buttonStyles } from '../../ui/button.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import { AdminTitle } from './admin-title.tsx'

const { denied } = adminCopy

/** For somebody who is signed in but not of the family (docs/product.md#who-may-do-what). */
export function AccessDenied() {
  return (
    <StateMessage heading={denied.heading} text={denied.text}>
      <AdminTitle>{denied.heading}</AdminTitle>
      <Link to={paths.home} className={buttonStyles('primary')}>
        {denied.home}
      </Link>
    </StateMessage>
  )
}
