import type { InputHTMLAttributes, ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { controlStyles } from '../../shared/ui/field.tsx'
import { editorCopy } from './editor-copy.ts'
import { controlId, type EditorConfig } from './editor-kind.ts'
import { textControl } from './type-into.ts'
import { WordingNote } from './wording/wording-note.tsx'

/** What the fields of a form have to know of its editor. */
export interface FieldsOf<V extends FieldValues> {
  kind: Pick<EditorConfig<V, never, never>, 'subject' | 'fieldList'>
  form: UseFormReturn<V>
}

interface EditorFieldProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
  required?: boolean
  /** Says so in its label. */
  optional?: boolean
  hint?: string
  className?: string
}

interface TextFieldProps<V extends FieldValues> extends EditorFieldProps<V> {
  type?: 'date' | 'datetime-local'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Of a text that may have several lines. */
  rows?: number
  /** Its words are read for what may keep people away. */
  advised?: boolean
  /** Stands below it. */
  children?: ReactNode
}

export function TextField<V extends FieldValues>(props: TextFieldProps<V>) {
  const { type, inputMode, rows, advised = false, children, ...field } = props
  const { editor, name } = field
  const { 'aria-describedby': described, ...control } = controlProps(field)
  const shared = {
    ...control,
    'aria-describedby': children ? `${described ?? ''} ${moreId(control.id)}`.trim() : described,
    ...editor.form.register(name),
  }
  return (
    <EditorField
      {...field}
      below={
        <>
          {advised && <FieldWording editor={editor} name={name} />}
          {children}
        </>
      }
    >
      {rows === undefined ? (
        <input {...shared} type={type} inputMode={inputMode} autoComplete="off" />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </EditorField>
  )
}

/** Watches one field alone, so that the form is not drawn anew with each letter. */
function FieldWording<V extends FieldValues>({ editor, name }: Pick<EditorFieldProps<V>, 'editor' | 'name'>) {
  const text: unknown = useWatch({ control: editor.form.control, name })
  const { subject, fieldList } = editor.kind
  const control = () => textControl(controlId(subject, name))
  return <WordingNote label={fieldList[name].label} text={String(text ?? '')} control={control} />
}

interface SelectFieldProps<V extends FieldValues> extends EditorFieldProps<V> {
  /** Labels by the values they stand for, in their order. */
  options: Record<string, string>
}

export function SelectField<V extends FieldValues>({ options, ...field }: SelectFieldProps<V>) {
  const { editor, name } = field
  const { className, ...control } = controlProps(field)
  return (
    <EditorField {...field}>
      <select {...control} {...editor.form.register(name)} className={`${className} select-arrow pr-7`}>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </EditorField>
  )
}

/** A label above its control; what is wrong with it, a hint and more below it. */
function EditorField<V extends FieldValues>(props: EditorFieldProps<V> & { children: ReactNode; below?: ReactNode }) {
  const { editor, name, required = false, optional = false, hint, className = '', children, below } = props
  const { id, error } = stateOf(props)
  const label = editor.kind.fieldList[name].label
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
      {below}
    </div>
  )
}

/** A hint that the control with this id refers to by `hintId`. */
export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <p id={hintId(id)} className="text-xs text-ink-soft">
      {children}
    </p>
  )
}

export const hintId = (id: string) => `${id}-hint`

/** Of what else is said below the control with this id, if it is. */
export const moreId = (id: string) => `${id}-more`

/** What ties a control to its label, hint and error. */
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

function stateOf<V extends FieldValues>({ editor: { kind, form }, name }: EditorFieldProps<V>) {
  const { error } = form.getFieldState(name, form.formState)
  return { id: controlId(kind.subject, name), error: error?.message }
}
