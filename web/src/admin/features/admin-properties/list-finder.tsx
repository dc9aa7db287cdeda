import { useId, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField, TextField } from '../../../shared/ui/field.tsx'
import {
  choicesIn,
  type ListFilters,
  parseAttention,
  parseCity,
  parseKind,
  parseOrder,
  parseState,
} from './list-filters.ts'
import { adminPropertiesCopy } from './properties-copy.ts'

const { find: copy, attention } = adminPropertiesCopy

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const options = {
  city: optionsOf(copy.cities),
  kind: optionsOf(copy.kinds),
  state: optionsOf(copy.states),
  attention: optionsOf(attention),
  order: optionsOf(copy.orders),
}

interface ListFinderProps {
  filters: ListFilters
  onChange: (next: ListFilters, typing: boolean) => void
  onSearch: () => void
}

/** The filters are behind a button on phones. */
export function ListFinder({ filters, onChange, onSearch }: ListFinderProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const choose = (choice: Partial<ListFilters>) => onChange({ ...filters, ...choice }, false)
  return (
    <search aria-label={copy.region} className="contents">
      <div
        data-sticky
        className="sticky top-0 z-10 -mx-gutter flex flex-wrap items-end gap-3 bg-paper px-gutter pt-4 pb-3"
      >
        <div className="min-w-0 grow basis-36">
          <TextField
            inOwnForm
            onSearch={onSearch}
            type="search"
            label={copy.search}
            placeholder={copy.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            value={filters.text}
            onChange={(event) => onChange({ ...filters, text: event.target.value }, true)}
          />
        </div>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={id}
          className="text-base! sm:hidden"
          onClick={() => setOpen(!open)}
        >
          {copy.filters(choicesIn(filters))}
        </Button>
      </div>
      <div
        id={id}
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-3 pb-2 *:last:max-sm:col-span-full sm:grid-cols-3 lg:grid-cols-5 ${open ? '' : 'max-sm:hidden'}`}
      >
        <SelectField
          label={copy.city}
          options={options.city}
          value={filters.city ?? ''}
          onChange={(event) => choose({ city: parseCity(event.target.value) })}
        />
        <SelectField
          label={copy.kind}
          options={options.kind}
          value={filters.kind ?? ''}
          onChange={(event) => choose({ kind: parseKind(event.target.value) })}
        />
        <SelectField
          label={copy.state}
          options={options.state}
          value={filters.state ?? ''}
          onChange={(event) => choose({ state: parseState(event.target.value) })}
        />
        <SelectField
          label={copy.attention}
          options={options.attention}
          value={filters.attention ?? ''}
          onChange={(event) => choose({ attention: parseAttention(event.target.value) })}
        />
        <SelectField
          label={copy.order}
          options={options.order}
          value={filters.order}
          onChange={(event) => choose({ order: parseOrder(event.target.value) })}
        />
      </div>
    </search>
  )
}
