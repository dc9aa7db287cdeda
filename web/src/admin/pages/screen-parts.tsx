import { site } from '@porchlight/site/site.config'
import { Link } from 'react-router-dom'
import { Icon } from '../../shared/ui/icon.tsx'
import { adminCopy } from '../copy/admin.ts'
import { listAddress } from '../list-address.ts'

/** The title of the window; React moves it into the head. */
export function AdminTitle({ children }: { children: string }) {
  return <title>{`${children} | ${site.brandName}`}</title>
}

/** The way from a screen of the admin area to its start. */
export function BackToAdmin() {
  return (
    <Link
      to={listAddress()}
      className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
    >
      <Icon name="back" />
      {adminCopy.back}
    </Link>
  )
}
