import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouteError } from 'react-router-dom'
import { QueryTrouble } from './query-trouble.tsx'

/** Where an error ends up that no page expected, a page's code that did not arrive among them. */
export function ErrorPage() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    // code that failed to load stays failed until the page is loaded anew
    location.reload()
  }
  return (
    <div className="page-width">
      <QueryTrouble error={error} level={1} onRetry={retry} />
    </div>
  )
}
