import { type ReactNode, useId } from 'react'

/** One part of the editor under its heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  )
}
