import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { type ControlProps, FormField } from '../../editor/form-field.tsx'
import { unitAdminCopy } from './unit-copy.ts'
import { type UnitField, unitFieldId } from './unit-problems.ts'
import type { UnitValues } from './unit-values.ts'

interface UnitFieldRowProps {
  form: UseFormReturn<UnitValues>
  name: UnitField
  required?: boolean
  hint?: string
  className?: string
  children: (control: ControlProps & { className: string }) => ReactNode
}

/** One field of the unit form with its label and what is wrong with it. */
export function UnitFieldRow({ form, name, required = false, hint, className = '', children }: UnitFieldRowProps) {
  return (
    <FormField
      id={unitFieldId(name)}
      label={unitAdminCopy.form.labels[name]}
      required={required}
      hint={hint}
      error={form.formState.errors[name]?.message}
      className={className}
    >
      {(control) => children({ ...control, className: `${controlStyles} aria-invalid:border-brick` })}
    </FormField>
  )
}
