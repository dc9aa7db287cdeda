import { site } from '@porchlight/site/site.config'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../shared/ui/icon.tsx'
import { adminCopy } from '../copy/admin.ts'
import { listAddress } from '../list-address.ts'

/** The title of the window; React moves it into the head. */
export function AdminTitle({ children }: { children: string }) {
  return <title>{`${children} | ${site.brandName}`}</title>
}

interface BackLinkProps {
  to: string
  children: string
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
    >
      <Icon name="back" />
      {children}
    </Link>
  )
}

/** The way from a screen of the admin area to its start. */
export const BackToAdmin = () => <BackLink to={listAddress()}>{adminCopy.back}</BackLink>

interface ScreenHeadProps {
  title: string
  text: string
  /** For a heading that takes the focus when what had it goes. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** The way back, when it leads elsewhere than to the start. */
  back?: ReactNode
}

/** What a screen begins with: the title of the window, the way back, the heading and a line about it. */
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
