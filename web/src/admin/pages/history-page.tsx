import { heroHome } from '@porchlight/contract/history'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ChangeList } from '../features/history/change-list.tsx'
import { historyCopy } from '../features/history/history-copy.ts'
import { differencesOf } from './change-differences.ts'
import { AdminTitle } from './screen-parts.tsx'

const copy = historyCopy

/** What was changed in one home, its units among it, or in the hero images. */
export function HistoryPage() {
  const { home = heroHome } = useParams()
  const isHero = home === heroHome
  return (
    <>
      <AdminTitle>{copy.history}</AdminTitle>
      <Link
        to={isHero ? paths.adminHero : paths.adminProperty(home)}
        className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
      >
        <Icon name="back" />
        {isHero ? copy.backToHeroes : copy.backToHome}
      </Link>
      <div className="grid gap-1 border-b border-rule pb-6">
        <h1 className="text-3xl">{copy.history}</h1>
        <p className="max-w-measure text-ink-soft">{copy.historyText}</p>
      </div>
      <ChangeList filter={{ home }} ofOneHome differencesOf={differencesOf} />
    </>
  )
}
