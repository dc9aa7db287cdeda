import type { ComponentProps } from 'react'

const base =
  'inline-flex min-h-touch items-center justify-center gap-2 rounded-md border px-5 py-2 text-center text-sm font-semibold no-underline fade-colors disabled:opacity-50 aria-busy:opacity-50'

const variants = {
  primary:
    'border-brick bg-brick text-on-brick enabled:hover:bg-brick-deep hover:border-brick-deep [a&]:hover:bg-brick-deep',
  outline: 'border-rule-strong bg-sheet text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'border-transparent bg-transparent text-brick underline-offset-4 hover:underline',
  night: 'border-on-night-soft bg-night/40 text-on-night enabled:hover:bg-night/80 [a&]:hover:bg-night/80',
} as const

export type ButtonVariant = keyof typeof variants

/** For buttons and for links that look like one. */
export function buttonStyles(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Ignores presses and keeps the focus, which a disabled button would lose. */
  off?: boolean
  /** Off and dimmed while what it started is running. */
  busy?: boolean
}

/** A button that keeps the focus while it is off. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', className = '', type = 'button', busy = false, off = busy, onClick, ...rest } = props
  return (
    <button
      type={type}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (off ? event.preventDefault() : onClick?.(event))}
      className={buttonStyles(variant, className)}
      {...rest}
    />
  )
}

/** A button with an icon only; its label is its accessible name. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-grid size-touch shrink-0 place-items-center rounded-full fade-colors disabled:opacity-50 ${className}`}
      {...rest}
    />
  )
}
