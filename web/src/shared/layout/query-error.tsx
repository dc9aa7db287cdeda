import { useEffect, useLayoutEffect, useRef } from 'react'
import { ApiError } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { useOnline } from '../ui/use-online.ts'
import { queryErrorCopy } from './query-error-copy.ts'

interface QueryErrorProps {
  error: unknown
  onRetry: () => void
  /** True while the next attempt runs. */
  busy?: boolean
  /** 1 where nothing else on the page has a heading. */
  level?: 1 | 2
}

/** What a visitor reads when a call failed: whose side it is on, and a way to try again, which a connection that is back takes by itself. */
export function QueryError({ error, onRetry, busy = false, level = 2 }: QueryErrorProps) {
  const online = useOnline()
  const { heading, text } = online ? messagesFor(error) : queryErrorCopy.offline
  const Heading = level === 1 ? 'h1' : 'h2'
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) onRetry()
    wasOnline.current = online
  }, [online, onRetry])
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
      <Button
        aria-disabled={busy}
        aria-busy={busy}
        className="mt-2 aria-disabled:opacity-50"
        onClick={() => busy || onRetry()}
      >
        {queryErrorCopy.retry}
      </Button>
    </div>
  )
}

/** A server in trouble or out of reach is a passing thing; anything else is a fault of ours. */
function messagesFor(error: unknown) {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const passing = cause instanceof TypeError || (cause instanceof ApiError && cause.status >= 429)
  return passing ? queryErrorCopy.unreachable : queryErrorCopy.failed
}
