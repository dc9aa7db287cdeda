import type { Property } from '@porchlight/contract/property'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

/** Pixels before the end of the cards at which the next ones are made: two screens of a phone. */
const ahead = '1600px'

interface FurtherHomesProps {
  homes: readonly Pick<Property, 'id' | 'title'>[]
  /** The visitor comes near them. */
  onNear: () => void
}

/**
 * Homes that have no card yet, as links by their titles. They are laid out when they come near: hundreds of lines would
 * take part in all that the page does, and in its going.
 */
export function FurtherHomes({ homes, onNear }: FurtherHomesProps) {
  const list = useRef<HTMLUListElement>(null)
  // looked at anew whenever there is more to show: they may still be near
  useEffect(() => {
    const tell = (seen: IntersectionObserverEntry[]) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onNear()
    }
    const nearness = new IntersectionObserver(tell, { rootMargin: ahead })
    if (list.current) nearness.observe(list.current)
    return () => nearness.disconnect()
  }, [onNear])
  // hundreds of the router's own links would each follow the address, and be long in coming and going
  const navigate = useNavigate()
  useEffect(() => {
    const { current } = list
    const follow = (click: MouseEvent) => {
      const link = click.target instanceof Element && click.target.closest('a')
      if (!link || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
      click.preventDefault()
      void navigate(link.pathname)
    }
    current?.addEventListener('click', follow)
    return () => current?.removeEventListener('click', follow)
  }, [navigate])
  return (
    <ul ref={list} className="further mt-12 gap-x-8 border-t border-rule pt-6 sm:columns-2 lg:columns-3">
      {homes.map(({ id, title }) => (
        <li key={id}>
          <a href={paths.property(id)}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
