import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { type ControlProps, FormField } from '../../editor/form-field.tsx'
import { fieldId } from './field-ids.ts'
import { editorCopy } from './property-copy.ts'
import type { PropertyField } from './property-problems.ts'
import type { PropertyValues } from './property-values.ts'

interface EditorFieldProps {
  form: UseFormReturn<PropertyValues>
  name: PropertyField
  required?: boolean
  hint?: string
  children: (control: ControlProps & { className: string }) => ReactNode
}

/** One field of the editor with its label and what is wrong with it. */
export function EditorField({ form, name, required = false, hint, children }: EditorFieldProps) {
  return (
    <FormField
      id={fieldId(name)}
      label={editorCopy.labels[name]}
      required={required}
      hint={hint}
      error={form.formState.errors[name]?.message}
    >
      {(control) => children({ ...control, className: `${controlStyles} aria-invalid:border-brick` })}
    </FormField>
  )
}
