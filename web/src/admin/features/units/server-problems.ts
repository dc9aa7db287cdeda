import type { Issue } from '@porchlight/contract/error'
import { unitAdminCopy } from './unit-copy.ts'
import { type UnitField, unitFieldNamed } from './unit-problems.ts'

/** The fields that a refusal of the server names, and in `rest` what has no field here, pictures mostly. */
export function serverProblems(issues: readonly Issue[]) {
  const fields: { field: UnitField; message: string }[] = []
  const rest: string[] = []
  for (const { path, message } of issues) {
    const [area, name = ''] = path.split('.')
    const field = area === 'unit' ? unitFieldNamed(name) : undefined
    if (field) fields.push({ field, message })
    else rest.push(area === 'images' && name ? unitAdminCopy.form.image(Number(name) + 1, message) : message)
  }
  return { fields, rest }
}
