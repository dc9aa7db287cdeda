import { useEffect, useLayoutEffect, useRef } from 'react'
import { ApiError } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { useOnline } from '../ui/use-online.ts'
import { queryErrorCopy } from './query-error-copy.ts'

interface QueryErrorProps {
  error: unknown
  /** Replaces the general explanation, except when offline. */
  message?: { heading: string; text: string } | undefined
  onRetry: () => void
  busy?: boolean
  /** 1 if nothing else on the page has a heading. */
  level?: 1 | 2
}

/** Retries on a button press, or when the connection is back. */
export function QueryError({ error, message, onRetry, busy = false, level = 2 }: QueryErrorProps) {
  const online = useOnline()
  // A response proves a connection, which some browsers miss behind a VPN.
  const isOffline = !online && !(error instanceof ApiError)
  const { heading, text } = isOffline ? queryErrorCopy.offline : (message ?? messagesFor(error))
  const Heading = level === 1 ? 'h1' : 'h2'
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      // The button that had the focus disappears with the error.
      if (!element?.contains(document.activeElement)) return
      const inDialog = element.closest('dialog')?.querySelectorAll('button')
      const remaining = inDialog ? [...inDialog].at(-1) : element.closest<HTMLElement>('[tabindex]')
      remaining?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={notice} role="alert" className="grid max-w-measure justify-items-start gap-4 py-section">
      <Heading className="text-2xl">{heading}</Heading>
      <p className="text-ink-soft">{text}</p>
      <Button busy={busy} className="mt-2" onClick={onRetry}>
        {queryErrorCopy.retry}
      </Button>
    </div>
  )
}

/** A failing or unreachable server is a temporary error; all others are errors of ours. */
function messagesFor(error: unknown) {
  const passing = error instanceof TypeError || (error instanceof ApiError && error.status >= 429)
  return passing ? queryErrorCopy.unreachable : queryErrorCopy.failed
}
