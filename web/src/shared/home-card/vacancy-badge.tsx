import type { Vacancy } from '@porchlight/contract/availability'
import { Badge } from '../ui/badge.tsx'
import { vacancyWords } from './vacancy-copy.ts'

/** Whether a home can be had, and from when on; nothing where nothing is said. */
export function VacancyBadge({ vacancy }: { vacancy: Vacancy | undefined }) {
  if (!vacancy) return null
  return <Badge tone={vacancy.state === 'available' ? 'night' : 'outline'}>{vacancyWords(vacancy)}</Badge>
}
