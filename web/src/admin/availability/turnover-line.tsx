import { availabilityLabels } from '@porchlight/contract/properties/admin-options'
import type { AvailabilitySummary, UnitAvailability } from '@porchlight/contract/properties/availability'
import { useEffect, useId, useRef } from 'react'
import { formatAvailability } from '../../shared/property-card/availability-summary-copy.ts'
import { Button } from '../../shared/ui/button.tsx'
import { controlStyles } from '../../shared/ui/field.tsx'
import { TextWithName } from '../../shared/ui/text-with-name.tsx'
import { businessToday, inThisCentury } from '../business-time.ts'
import { ageOf, confirmed, isSame, nextFirst, type Statement, withDay, withState } from './statement.ts'
import { turnoverCopy } from './turnover-copy.ts'

const copy = turnoverCopy

const states = ['available', 'soon', 'leased', null] as const

interface TurnoverLineProps {
  label: string
  /** See `TextWithName`. */
  name?: string | undefined
  hint?: string | undefined
  stored: UnitAvailability & { availabilitySummary?: AvailabilitySummary | undefined }
  /** Undefined if nothing was chosen. */
  chosen: Statement | undefined
  onChoose: (statement: Statement | undefined) => void
  isConflict: boolean
}

/** The availability of one home or unit: state and day, each by one touch. */
export function TurnoverLine(props: TurnoverLineProps) {
  const { label, name, hint, stored, chosen, onChoose, isConflict } = props
  const id = useId()
  const displayed = chosen ?? stored
  const day = useRef<HTMLInputElement>(null)
  // A controlled date field would lose an incomplete day.
  useEffect(() => {
    const value = displayed.availableFrom ?? ''
    if (day.current && day.current.value !== value) day.current.value = value
  }, [displayed.availableFrom])
  const age = ageOf(stored, businessToday())
  const truth = confirmed(stored, businessToday())
  const isConfirmed = age !== undefined && chosen !== undefined && isSame(chosen, truth)
  const summary = stored.availabilitySummary ? formatAvailability(stored.availabilitySummary) : copy.none
  const choose = (next: Statement) => onChoose(isSame(next, stored) ? undefined : next)
  // Midnight may have passed since the panel was rendered.
  const chooseDay = (dayOf: (today: string) => string) => {
    const today = businessToday()
    choose(withDay(displayed, dayOf(today), today))
  }
  return (
    <fieldset
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-now`}
      className="grid gap-2 border-t border-rule py-4"
    >
      {/* Safari draws a legend over the border. */}
      <p id={`${id}-name`} className="font-semibold wrap-anywhere">
        <TextWithName text={label} name={name} />
      </p>
      <p id={`${id}-now`} className="text-sm text-ink-soft empty:hidden">
        {isConflict ? copy.changed(summary) : age ? copy.aged[age] : (hint ?? '')}
      </p>
      <div className="flex flex-wrap gap-2">
        {states.map((state) => (
          <label
            key={state}
            className="relative flex min-h-touch cursor-pointer items-center rounded-md border border-rule-strong bg-sheet px-3 text-sm font-semibold has-checked:border-brick has-checked:bg-brick has-checked:text-on-brick forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              checked={displayed.availability === state}
              onChange={() => choose(withState(displayed, state))}
              className="sr-only"
            />
            {availabilityLabels[state ?? '']}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-w-0 items-center gap-2 text-sm">
          {copy.from}
          <input
            ref={day}
            type="date"
            defaultValue={displayed.availableFrom ?? ''}
            onChange={({ target }) => chooseDay(() => target.value)}
            onBlur={({ target }) => {
              const completed = inThisCentury(target.value)
              if (completed !== target.value) chooseDay(() => completed)
            }}
            className={`${controlStyles} w-auto! min-w-0`}
          />
        </label>
        <Button variant="outline" className="px-3!" onClick={() => chooseDay((today) => today)}>
          {copy.fromToday}
        </Button>
        <Button variant="outline" className="px-3!" onClick={() => chooseDay(nextFirst)}>
          {copy.fromFirst}
        </Button>
        {age && (
          <Button
            variant="outline"
            aria-pressed={isConfirmed}
            className="px-3! aria-pressed:border-brick"
            onClick={() => onChoose(isConfirmed ? undefined : truth)}
          >
            {copy.stillTrue}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
