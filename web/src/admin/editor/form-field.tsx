import { type ReactNode, useId } from 'react'

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FormFieldProps {
  label: string
  required?: boolean
  hint?: string | undefined
  error?: string | undefined
  /** Of the control; by default a new one. */
  id?: string
  className?: string
  /** Gets what ties the control to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** A label above its control, a hint and an error below it. */
export function FormField({ label, required = false, hint, error, id, className = '', children }: FormFieldProps) {
  const own = useId()
  const controlId = id ?? own
  const described = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={controlId} className="text-sm font-medium">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={`${controlId}-error`} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${controlId}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
