import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLocation, useNavigate } from './router.tsx'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site. */
  to: string
}

const isAdmin = (path: string) => /^\/admin(?:[/?#]|$)/.test(path)

/** A link within the site; clicked with a modifier, or the middle button, it is the browser's own. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // between the public app and the administrators' a link is the browser's own
    if (isAdmin(to) !== isAdmin(pathname)) return
    if (event.defaultPrevented || event.button !== 0 || modified || (anchor.target ?? '_self') !== '_self') return
    event.preventDefault()
    navigate(to, { replace: to === pathname + search + hash })
  }
  return <a {...anchor} href={to} onClick={follow} />
}

interface NavLinkProps extends LinkProps {
  /** Leaves out the pages below. */
  end?: boolean
}

/** A link that says whether it leads to where the visitor is. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const there = link.to.toLowerCase().replace(/\/$/, '')
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />
}
