import { trimText } from '@porchlight/contract/text/trim-text'
import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { controlStyles } from '../../shared/ui/field.tsx'
import { inThisCentury } from '../business-time.ts'
import { controlId, type FormConfig } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { type TextControl, textControl } from './type-into.ts'
import { WordingNote } from './wording/wording-note.tsx'

export interface FieldsOf<V extends FieldValues> {
  config: FormConfig<V>
  form: UseFormReturn<V>
}

interface EditorFieldProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
  required?: boolean
  optional?: boolean
  hint?: string
  className?: string
  onChange?: (value: string) => void
}

export interface TextFieldProps<V extends FieldValues> extends EditorFieldProps<V> {
  type?: 'date' | 'datetime-local'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  rows?: number
  /** Checks the text for fair-housing wording. */
  checkWording?: boolean
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent<TextControl>) => void
  children?: ReactNode
}

/** A labeled input, or with `rows` a textarea; `children` are notes below it. */
export function TextField<V extends FieldValues>(props: TextFieldProps<V>) {
  const { type, inputMode, rows, checkWording = false, onFocus, onKeyDown, children, ...field } = props
  const { editor, name } = field
  const { 'aria-describedby': describedBy, ...control } = controlProps(field)
  const registration = registered(field)
  const shared = {
    ...control,
    'aria-describedby': children ? `${describedBy ?? ''} ${moreId(control.id)}`.trim() : describedBy,
    ...registration,
    onFocus,
    onKeyDown,
  }
  const completeYear = (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event
    const completed = inThisCentury(target.value)
    if (type && completed !== target.value) {
      target.value = completed
      void registration.onChange({ target, type: 'change' })
    }
    void registration.onBlur(event)
  }
  return (
    <EditorField
      {...field}
      notes={
        <>
          {type === undefined && <LengthNote editor={editor} name={name} />}
          {checkWording && <FieldWording editor={editor} name={name} />}
          {children}
        </>
      }
    >
      {rows === undefined ? (
        <input {...shared} onBlur={completeYear} type={type} inputMode={inputMode} autoComplete="off" />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </EditorField>
  )
}

function LengthNote<V extends FieldValues>({ editor, name }: Pick<EditorFieldProps<V>, 'editor' | 'name'>) {
  const text: unknown = useWatch({ control: editor.form.control, name })
  const { maxLength = Number.POSITIVE_INFINITY } = editor.config.fieldList[name]
  const typed = String(text ?? '')
  const surplus = typed.length > maxLength ? [...trimText(typed)].length - maxLength : 0
  return <FieldNote>{surplus > 0 && editorCopy.tooLong(surplus)}</FieldNote>
}

/** About what is typed. Does not prevent saving. */
export function FieldNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="status" className="text-sm font-medium text-brick empty:hidden">
      {children}
    </p>
  )
}

/** Watches one field, so that the form does not render at each key. */
function FieldWording<V extends FieldValues>({ editor, name }: Pick<EditorFieldProps<V>, 'editor' | 'name'>) {
  const text: unknown = useWatch({ control: editor.form.control, name })
  const { subject, fieldList } = editor.config
  const control = () => textControl(controlId(subject, name))
  return <WordingNote label={fieldList[name].label} text={String(text ?? '')} control={control} />
}

interface SelectFieldProps<V extends FieldValues> extends EditorFieldProps<V> {
  options: Record<string, string>
}

/** A labeled native select; options from value to label. */
export function SelectField<V extends FieldValues>({ options, ...field }: SelectFieldProps<V>) {
  const { className, ...control } = controlProps(field)
  return (
    <EditorField {...field}>
      <select {...control} {...registered(field)} className={`${className} select-arrow pr-7`}>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </EditorField>
  )
}

const registered = <V extends FieldValues>({ editor, name, onChange }: EditorFieldProps<V>) =>
  editor.form.register(name, { onChange: ({ target }) => onChange?.(target.value) })

/** Shows label, error, hint and notes. */
function EditorField<V extends FieldValues>(props: EditorFieldProps<V> & { children: ReactNode; notes?: ReactNode }) {
  const { editor, name, required = false, optional = false, hint, className = '', children, notes } = props
  const { id, error } = stateOf(props)
  const label = editor.config.fieldList[name].label
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {optional ? editorCopy.optional(label) : label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {notes}
    </div>
  )
}

/** Options of a value that follows from another control. */
export const asTyped = { shouldDirty: true, shouldValidate: true }

/** The control refers to it by `hintId`. */
export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <p id={hintId(id)} className="text-xs text-ink-soft">
      {children}
    </p>
  )
}

export const hintId = (id: string) => `${id}-hint`

/** ID of the note below a control. */
export const moreId = (id: string) => `${id}-more`

function controlProps<V extends FieldValues>(props: EditorFieldProps<V>) {
  const { id, error } = stateOf(props)
  return {
    id,
    'aria-describedby': [error && `${id}-error`, props.hint && hintId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': props.required || undefined,
    className: `${controlStyles} aria-invalid:border-brick`,
  }
}

function stateOf<V extends FieldValues>({ editor: { config, form }, name }: EditorFieldProps<V>) {
  const { error } = form.getFieldState(name, form.formState)
  return { id: controlId(config.subject, name), error: error?.message }
}
