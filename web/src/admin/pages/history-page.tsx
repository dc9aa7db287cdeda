import { heroHistoryId } from '@porchlight/contract/history/history'
import { useParams } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { ChangeList } from '../features/history/change-list.tsx'
import { historyCopy } from '../features/history/history-copy.ts'
import { differencesOf } from './change-differences.ts'
import { BackLink, PastScreens, ScreenHead } from './screen-parts.tsx'

const copy = historyCopy

/** Changes of one property and its units, or of the hero images. */
export function HistoryPage() {
  const { historyId = heroHistoryId } = useParams()
  const isHero = historyId === heroHistoryId
  return (
    <>
      <ScreenHead
        title={copy.history}
        text={copy.historyText}
        back={
          <BackLink to={isHero ? paths.adminHero : paths.adminProperty(historyId)}>
            {isHero ? copy.backToHeroes : copy.backToEditor}
          </BackLink>
        }
      />
      <PastScreens />
      <ChangeList filter={{ historyId }} ofOneProperty differencesOf={differencesOf} />
    </>
  )
}
