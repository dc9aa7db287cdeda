import type { ImportPlan, ImportRemark, PlannedProperty } from '@porchlight/contract/csv/import'
import { type ReactNode, useId, useState } from 'react'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { focusOn } from '../../../shared/ui/focus-on.ts'
import { flush } from '../../ui/flush.ts'
import { csvCopy } from './csv-copy.ts'

const copy = csvCopy.review
const FIRST_REMARKS = 20

interface ImportReviewProps {
  plan: ImportPlan
  onImport: (properties: readonly PlannedProperty[]) => void
  onOther: () => void
}

/** Shows every change and problem before anything is saved. */
export function ImportReview({ plan, onImport, onOther }: ImportReviewProps) {
  const { properties, problems, notes, leftOut, unchanged, unknown } = plan
  const [agreed, setAgreed] = useState(false)
  const rowCount = properties.reduce((sum, { rows }) => sum + rows.length, 0)
  const ready = properties.length > 0 && (unknown.length === 0 || agreed)
  return (
    <section aria-labelledby="review" className="grid gap-6">
      <div className="grid gap-1">
        <h2 ref={focusOn} id="review" tabIndex={-1} className="text-xl">
          {copy.heading}
        </h2>
        {rowCount > 0 && <p>{copy.summary(properties.length, rowCount)}</p>}
        {rowCount === 0 && problems.length === 0 && <p>{copy.nothing}</p>}
        {unchanged > 0 && (rowCount > 0 || problems.length > 0) && (
          <p className="text-ink-soft">{copy.unchanged(unchanged)}</p>
        )}
      </div>
      {problems.length > 0 && (
        <RemarkList heading={copy.problems(problems.length)} remarks={problems} isSerious>
          {leftOut.length > 0 && properties.length > 0 && <p className="mt-1 wrap-anywhere">{copy.leftOut(leftOut)}</p>}
        </RemarkList>
      )}
      {notes.length > 0 && <RemarkList heading={copy.notes} remarks={notes} />}
      {properties.length > 0 && (
        <ul className="grid gap-8">
          {properties.map((planned) => (
            <PropertyChanges key={planned.imported.id} planned={planned} />
          ))}
        </ul>
      )}
      <div className="sticky bottom-(--above-bars) -mx-gutter grid gap-2 border-t border-rule bg-paper px-gutter py-4">
        {unknown.length > 0 && properties.length > 0 && (
          <label className="flex min-h-touch items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brick"
              checked={agreed}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            <span className="wrap-anywhere">
              {copy.unknown(unknown)}. <strong className="font-semibold">{copy.leaveOut}</strong>
            </span>
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          {properties.length > 0 && (
            <Button disabled={!ready} onClick={() => onImport(properties)}>
              {copy.import}
            </Button>
          )}
          <Button variant="outline" onClick={onOther}>
            {copy.other}
          </Button>
        </div>
      </div>
    </section>
  )
}

interface RemarkListProps {
  heading: string
  remarks: readonly ImportRemark[]
  /** Prevents part of the import. */
  isSerious?: boolean
  children?: ReactNode
}

function RemarkList({ heading, remarks, isSerious = false, children }: RemarkListProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const displayed = all ? remarks : remarks.slice(0, FIRST_REMARKS)
  return (
    <section
      aria-labelledby={id}
      className={`rounded-md border bg-sheet px-5 py-4 text-sm ${isSerious ? 'border-brick' : 'border-rule-strong'}`}
    >
      <h3 id={id} className={`font-sans text-base font-semibold ${isSerious ? 'text-brick' : ''}`}>
        {heading}
      </h3>
      {children}
      <ul className="mt-2 grid gap-2">
        {displayed.map((remark, n) => (
          <li
            key={`${csvCopy.place(remark)} ${remark.text}`}
            ref={n === FIRST_REMARKS ? focusOn : undefined}
            tabIndex={-1}
            className="wrap-anywhere"
          >
            <strong className="font-semibold">{csvCopy.place(remark)}</strong>
            <br />
            {remark.text}
          </li>
        ))}
      </ul>
      {displayed.length < remarks.length && (
        <Button variant="quiet" className={flush} onClick={() => setAll(true)}>
          {csvCopy.review.all}
        </Button>
      )}
    </section>
  )
}

function PropertyChanges({ planned }: { planned: PlannedProperty }) {
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
