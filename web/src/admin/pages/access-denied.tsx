import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { StateMessage } from '../../shared/ui/state-message.tsx'
import { adminCopy } from '../copy/admin.ts'
import { AdminTitle } from './admin-title.tsx'

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
