import type { PlannedProperty } from '@porchlight/contract/csv/import'
import { Badge } from '../../../shared/ui/badge.tsx'
import { csvCopy } from './csv-copy.ts'

const copy = csvCopy.review

/** Changes of one property in an import: each field before and after, unit by unit. */
export function PropertyChanges({ planned }: { planned: PlannedProperty }) {
  const headingId = `changes-${planned.imported.id}`
  return (
    <li className="render-lazily [--lazy-height:12rem]">
      <h3 id={headingId} className="flex flex-wrap items-center gap-x-3 text-lg wrap-anywhere">
        {planned.title} {planned.isNew && <Badge>{copy.draft}</Badge>}
      </h3>
      <table aria-labelledby={headingId} className="mt-2 w-full table-fixed border-y border-rule text-left text-sm">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="w-3/10 py-2 pr-3 font-medium sm:w-1/5">
              {copy.field}
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              {copy.before}
            </th>
            <th scope="col" className="py-2 font-medium">
              {copy.after}
            </th>
          </tr>
        </thead>
        {planned.rows.map(({ file, row, unit, isNew, changes }) => (
          <tbody key={`${file} ${row}`} className="border-t border-rule">
            {unit !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-3 font-semibold wrap-anywhere">
                  {csvCopy.unit(unit)} {isNew && <Badge>{copy.new}</Badge>}
                </th>
              </tr>
            )}
            {changes.map(({ label, before, after }) => (
              <tr key={label} className="align-top">
                <th scope="row" className="py-2 pr-3 font-medium text-ink-soft">
                  {label}
                </th>
                <td className="py-2 pr-3 whitespace-pre-line wrap-anywhere">{before || (isNew ? '' : copy.none)}</td>
                <td className="py-2 font-semibold whitespace-pre-line wrap-anywhere">{after || copy.none}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </li>
  )
}
