import { takenNumbers } from '@porchlight/contract/properties/unit'
import { useWatch } from 'react-hook-form'
import { controlId } from '../../editor/editor-config.ts'
import { type FieldsOf, moreId } from '../../editor/editor-field.tsx'
import { unitCopy } from './unit-copy.ts'
import type { UnitValues } from './unit-editor-config.ts'

interface UnitNumberNoteProps {
  editor: FieldsOf<UnitValues>
  existing: readonly string[]
}

/** Does not prevent saving. */
export function UnitNumberNote({ editor, existing }: UnitNumberNoteProps) {
  const unitNumber = useWatch({ control: editor.form.control, name: 'unitNumber' })
  const isTaken = unitNumber.trim() !== '' && takenNumbers([unitNumber], existing).length > 0
  return (
    <p
      id={moreId(controlId(editor.kind.subject, 'unitNumber'))}
      role="status"
      className="text-sm font-medium text-brick empty:hidden"
    >
      {isTaken && unitCopy.form.numberTaken(unitNumber.trim())}
    </p>
  )
}
