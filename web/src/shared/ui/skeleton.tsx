/** Its classes set its shape. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-breathe bg-paper-deep ${className}`} />
}
