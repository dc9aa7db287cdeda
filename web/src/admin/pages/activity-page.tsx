import { type Change, heroHistoryId } from '@porchlight/contract/history/history'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { SelectField, type SelectOption } from '../../shared/ui/field.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { historyQueries } from '../api/history-queries.ts'
import { ChangeList } from '../features/history/change-list.tsx'
import { historyCopy, whoOf } from '../features/history/history-copy.ts'
import { differencesOf } from './change-differences.ts'
import { PastScreens, ScreenHead } from './screen-parts.tsx'

const copy = historyCopy

/** All changes, filtered by person and property in the query string. */
export function ActivityPage() {
  const [search, setSearch] = useSearchParams()
  const filter = { historyId: search.get('property') ?? undefined, person: search.get('person') ?? undefined }
  const { properties, people } = useChoices(filter)
  const choose = (name: 'property' | 'person') => (event: { target: { value: string } }) => {
    // The router renders `search` later than it changes the address.
    const next = new URLSearchParams(location.search)
    if (event.target.value) next.set(name, event.target.value)
    else next.delete(name)
    setSearch(next, { replace: true })
  }
  return (
    <>
      <ScreenHead title={copy.activity} text={copy.activityText} />
      <PastScreens />
      <div className="grid gap-4 border-b border-rule py-5 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField label={copy.person} options={people} value={filter.person ?? ''} onChange={choose('person')} />
        <SelectField
          label={copy.property}
          options={properties}
          value={filter.historyId ?? ''}
          onChange={choose('property')}
        />
      </div>
      <ChangeList filter={filter} differencesOf={differencesOf} />
    </>
  )
}

/** All properties, and the people and properties of the latest changes. */
function useChoices(filter: { historyId: string | undefined; person: string | undefined }) {
  const { data: properties = [] } = useQuery(adminQueries.properties())
  const { data: newest } = useInfiniteQuery(historyQueries.list({}))
  const { data: chosen } = useInfiniteQuery(historyQueries.list(filter))
  const changes = [newest, chosen].flatMap((data) => data?.pages.flatMap((page) => page.changes) ?? [])
  const titles = new Map([...changes.map(titleOf), ...properties.map(({ id, title }) => [id, title] as const)])
  const names = new Map(changes.flatMap((change) => (change.by ? [[change.by.id, whoOf(change)] as const] : [])))
  titles.set(heroHistoryId, copy.heroes)
  return {
    properties: [{ value: '', label: copy.everything }, ...sorted(titles)],
    people: [{ value: '', label: copy.everybody }, ...sorted(names)],
  }
}

const titleOf = ({ of }: Change) => [of.historyId, of.propertyTitle] as const

const sorted = (labels: Map<string, string>): SelectOption[] =>
  [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
