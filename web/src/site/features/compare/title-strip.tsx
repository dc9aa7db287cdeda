import { type RefObject, useEffect, useRef, useState } from 'react'

/** Table and title strip must be equally wide. */
export const columns = '-mx-3 grid sm:-mx-5 auto-cols-[minmax(var(--container-column),1fr)] grid-flow-col'

interface TitleStripProps {
  titles: readonly { id: string; title: string }[]
  scroller: RefObject<HTMLElement | null>
}

/** Repeats the titles at the top of the screen. A region that scrolls sideways cannot have sticky children. */
export function TitleStrip({ titles, scroller }: TitleStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [isVisible, setIsVisible] = useState(false)

  useEffect(() => {
    const region = scroller.current
    if (!region) return
    const headings = [...region.querySelectorAll('h2')]
    const update = () => setIsVisible(headings.some((heading) => heading.getBoundingClientRect().bottom <= 0))
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [scroller, titles])

  useEffect(() => {
    const region = scroller.current
    if (!region || !isVisible) return
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = region.scrollLeft
    }
    follow()
    region.addEventListener('scroll', follow, { passive: true })
    return () => region.removeEventListener('scroll', follow)
  }, [scroller, isVisible])

  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-0 z-10 -mx-gutter h-0">
      {isVisible && (
        <div ref={strip} className="animate-appear overflow-hidden border-b border-rule bg-paper px-gutter pt-above">
          <div className={columns}>
            {titles.map(({ id, title }) => (
              <p key={id} dir="auto" className="truncate px-3 py-3 font-display text-lg sm:px-5">
                {title}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
