import { type ComponentProps, type ReactNode, useId } from 'react'

export const controlStyles =
  'min-h-touch w-full rounded-md border border-rule-strong bg-sheet px-3 py-2 text-base text-ink placeholder:text-ink-soft hover:border-ink'

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  )
}

export function TextField({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <input id={id} className={controlStyles} {...rest} />
    </Labelled>
  )
}

export interface SelectOption {
  value: string
  label: string
}

export function SelectField({
  label,
  options,
  ...rest
}: ComponentProps<'select'> & { label: string; options: readonly SelectOption[] }) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <select id={id} className={`${controlStyles} select-arrow pr-7`} {...rest}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
