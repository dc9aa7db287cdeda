import { site } from '@porchlight/site/site.config'
import type { ReactNode, RefObject } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { adminCopy } from '../copy/admin.ts'
import { listAddress } from '../list-address.ts'

/** React moves it into the head. */
export function AdminTitle({ children }: { children: string }) {
  return <title>{`${children} | ${site.brandName}`}</title>
}

interface BackLinkProps {
  to: string
  children: string
}

/** A link to the screen above. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-touch items-center gap-2 print:hidden text-sm font-semibold text-brick underline-offset-4 hover:underline"
    >
      <Icon name="back" />
      {children}
    </Link>
  )
}

/** Link to the property list. */
export const BackToAdmin = () => <BackLink to={listAddress()}>{adminCopy.back}</BackLink>

/** They link to each other. */
export function PastScreens() {
  return (
    <nav aria-label={adminCopy.nav.past} className="flex flex-wrap gap-x-6">
      {pastScreens.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="flex min-h-touch items-center border-b-2 border-transparent text-sm font-semibold text-brick aria-[current=page]:border-brick aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

const pastScreens = [
  { to: paths.adminActivity, label: adminCopy.past.activity },
  { to: paths.adminDeleted, label: adminCopy.past.deleted },
]

interface ScreenHeadProps {
  title: string
  text: string
  /** Focusable, for when the focused control disappears. */
  heading?: RefObject<HTMLHeadingElement | null>
  back?: ReactNode
}

/** Start of a screen: document title, back link, heading and description. */
export function ScreenHead({ title, text, heading, back = <BackToAdmin /> }: ScreenHeadProps) {
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      {back}
      <div className="border-b border-rule pb-6">
        <h1 ref={heading} tabIndex={heading && -1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
      </div>
    </>
  )
}
