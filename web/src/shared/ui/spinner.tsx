/** A turning circle; screen readers hear its label. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-section">
      <span aria-hidden="true" className="size-9 animate-turn rounded-full border-2 border-rule border-t-brick" />
      <span className="text-sm text-ink-soft">{label}</span>
    </div>
  )
}

/** As high as the screen, so that the footer does not move. */
export function PageLoading() {
  return (
    <div className="min-h-dvh">
      <Spinner />
    </div>
  )
}
