import { useId, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField, TextField } from '../../../shared/ui/field.tsx'
import { choicesIn, filtersInAddress, type ListFilters } from './list-filters.ts'
import { adminPropertiesCopy } from './properties-copy.ts'

const { find: copy, attention } = adminPropertiesCopy

/** By their names in the address. The first option is the default. */
const selects: Record<string, { label: string; labels: Readonly<Record<string, string>> }> = {
  city: { label: copy.city, labels: copy.cities },
  kind: { label: copy.kind, labels: copy.kinds },
  state: { label: copy.state, labels: copy.states },
  attention: { label: copy.attention, labels: attention },
  sort: { label: copy.order, labels: copy.orders },
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
  const search = new URLSearchParams(filtersInAddress.write(filters))
  const choose = (name: string, value: string) => {
    search.set(name, value)
    onChange({ ...filtersInAddress.read(search), text: filters.text }, false)
  }
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
        {Object.entries(selects).map(([name, { label, labels }]) => (
          <SelectField
            key={name}
            label={label}
            options={Object.entries(labels).map(([value, text]) => ({ value, label: text }))}
            value={search.get(name) ?? Object.keys(labels)[0]}
            onChange={(event) => choose(name, event.target.value)}
          />
        ))}
      </div>
    </search>
  )
}
