import type { ReactNode } from 'react'

const tones = {
  sage: 'bg-sage text-sage-ink border-sage',
  outline: 'border-rule text-ink-soft',
  night: 'border-night bg-night text-on-night',
  lamp: 'border-lamp bg-lamp text-ink',
} as const

/** A short fact in a frame. */
export function Badge({ tone = 'sage', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full rounded-badge border px-2.5 py-0.5 text-xs font-medium break-words ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
