import { ApiError } from '../api/api-error.ts'
import { TroubleNotice } from '../ui/trouble-notice.tsx'
import { useOnline } from '../ui/use-online.ts'
import { troubleCopy } from './trouble-copy.ts'

interface QueryTroubleProps {
  error: unknown
  onRetry: () => void
  busy?: boolean
  /** 1 where nothing else on the page has a heading. */
  level?: 1 | 2
}

/** What a visitor reads when a call failed: whose side it is on, and a way to try again. */
export function QueryTrouble({ error, onRetry, busy = false, level = 2 }: QueryTroubleProps) {
  const online = useOnline()
  const { heading, text } = online ? wordsFor(error) : troubleCopy.offline
  return (
    <TroubleNotice
      heading={heading}
      level={level}
      text={text}
      retryLabel={troubleCopy.retry}
      onRetry={onRetry}
      busy={busy}
    />
  )
}

/** A server in trouble or out of reach is a passing thing; anything else is a fault of ours. */
function wordsFor(error: unknown) {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const passing = cause instanceof TypeError || (cause instanceof ApiError && cause.status >= 429)
  return passing ? troubleCopy.unreachable : troubleCopy.failed
}
