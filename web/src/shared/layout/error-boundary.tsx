import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { QueryError } from './query-error.tsx'

interface CatchProps {
  /** A change of address is a new try. */
  address: string
  children: ReactNode
}

interface CatchState {
  failure?: { error: unknown } | undefined
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = {}

  static getDerivedStateFromError(error: unknown): CatchState {
    return { failure: { error } }
  }

  override componentDidUpdate(before: CatchProps) {
    if (before.address !== this.props.address && this.state.failure) this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <div className="page-width">
        {/* code that failed to load stays failed until the page is loaded anew */}
        <QueryError error={failure.error} level={1} onRetry={() => location.reload()} />
      </div>
    )
  }
}

/** Where an error ends up that no page expected, a page's code that did not arrive among them. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Catch address={pathname}>{children}</Catch>
}
