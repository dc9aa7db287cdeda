import { Badge } from '../../../shared/ui/badge.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { excerpts } from './excerpts.ts'
import type { HomePlan } from './plan-home.ts'
import { sheetsCopy } from './sheets-copy.ts'

const copy = sheetsCopy.review

/** What an import makes of one home: each field as it is and as it will be, unit by unit. */
export function HomeChanges({ home, focused }: { home: HomePlan; focused: boolean }) {
  const headingId = `changes-${home.rows.propertyId}`
  return (
    <li>
      <h3
        ref={focused ? focusOn : undefined}
        id={headingId}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 text-lg wrap-anywhere"
      >
        {home.title} {home.rows.isNew && <Badge>{copy.draft}</Badge>}
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
        {home.changes.map(({ name, row, isNew, changes }) => (
          <tbody key={`${row.file} ${row.row}`} className="border-t border-rule">
            {name && (
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-3 font-semibold wrap-anywhere">
                  {name} {isNew && <Badge>{copy.new}</Badge>}
                </th>
              </tr>
            )}
            {changes.map(({ label, before, after }) => {
              const [was, will] = excerpts(before, after)
              return (
                <tr key={label} className="align-top">
                  <th scope="row" className="py-2 pr-3 font-medium text-ink-soft">
                    {label}
                  </th>
                  <td className="py-2 pr-3 whitespace-pre-line wrap-anywhere">{was || (isNew ? '' : copy.none)}</td>
                  <td className="py-2 font-semibold whitespace-pre-line wrap-anywhere">{will || copy.none}</td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </li>
  )
}
