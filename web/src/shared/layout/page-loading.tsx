import { Spinner } from '../ui/spinner.tsx'

/** A page whose code has not arrived; as tall as a window, so that the footer does not jump. */
export function PageLoading() {
  return (
    <div className="min-h-dvh">
      <Spinner />
    </div>
  )
}
