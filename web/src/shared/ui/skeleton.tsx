/** A quiet area in the shape of what is coming; the shape comes from the classes. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-breathe bg-paper-deep ${className}`} />
}
