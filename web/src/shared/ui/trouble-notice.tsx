import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface TroubleNoticeProps {
  heading: string
  /** 1 where the notice is the whole page. */
  level?: 1 | 2
  text: string
  retryLabel: string
  onRetry: () => void
  /** True while the next attempt runs. */
  busy?: boolean
  children?: ReactNode
}

/** Says what failed and offers to try again. */
export function TroubleNotice({
  heading,
  level = 2,
  text,
  retryLabel,
  onRetry,
  busy = false,
  children,
}: TroubleNoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      // the button that had the focus goes with the trouble
      if (element?.contains(document.activeElement)) element.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={notice} role="alert" className="grid max-w-measure justify-items-start gap-4 py-section">
      <Heading className="text-2xl">{heading}</Heading>
      <p className="text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button
          aria-disabled={busy}
          aria-busy={busy}
          className="aria-disabled:opacity-50"
          onClick={() => busy || onRetry()}
        >
          {retryLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
