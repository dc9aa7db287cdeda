import { type ComponentProps, type ReactNode, useId } from 'react'

export const controlStyles =
  'min-h-touch w-full rounded-md border border-rule-strong bg-sheet px-3 py-2 text-base text-ink placeholder:text-ink-soft hover:border-ink'

interface FieldProps {
  label: string
  /**
   * Puts the field of a published page into its own form. React tolerates elements that password managers add to a
   * form; elsewhere it would render again and lose the input.
   */
  inOwnForm?: boolean
  /** Lets a button elsewhere submit the field's own form, by Enter in the field before hydration, too. */
  formId?: string
  /** Called for Enter and for a phone's search key in a field with its own form. */
  onSearch?: () => void
}

function Labelled({
  id,
  label,
  inOwnForm,
  formId,
  onSearch,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  const labelled = (
    <>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
    </>
  )
  const className = 'grid content-start gap-1.5'
  // Submitting this method does nothing outside a dialog.
  return inOwnForm ? (
    <form id={formId} method="dialog" onSubmit={onSearch} className={className}>
      {labelled}
    </form>
  ) : (
    <div className={className}>{labelled}</div>
  )
}

/** A labeled input. */
export function TextField({
  label,
  inOwnForm = false,
  formId,
  onSearch,
  ...rest
}: ComponentProps<'input'> & FieldProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} inOwnForm={inOwnForm} formId={formId} onSearch={onSearch}>
      <input id={id} className={controlStyles} {...rest} />
    </Labelled>
  )
}

export interface SelectOption {
  value: string
  label: string
}

/** A labeled native select. */
export function SelectField({
  label,
  inOwnForm = false,
  options,
  ...rest
}: ComponentProps<'select'> & FieldProps & { options: readonly SelectOption[] }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} inOwnForm={inOwnForm}>
      <select id={id} autoComplete="off" className={`${controlStyles} select-arrow truncate pr-7`} {...rest}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
