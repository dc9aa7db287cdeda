import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { QueryError } from './query-error.tsx'

interface CatchProps {
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
        {/* A module that failed to load can be loaded only by a new page load. */}
        <QueryError error={failure.error} level={1} onRetry={() => location.reload()} />
      </div>
    )
  }
}

/** Catches errors that no page handles, including code that failed to load. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Catch address={pathname}>{children}</Catch>
}
