import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { buttonStyles } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { queryErrorCopy } from './query-error-copy.ts'

const copy = queryErrorCopy.notFound

/** The page of an address that nothing has, in both apps. */
export function NotFoundPage() {
  const inAdmin = useInAdmin()
  return (
    // The admin layout already has margins.
    <div className={`${inAdmin ? '' : 'page-width '}grid justify-items-start gap-5 py-page`}>
      <PageHead title={copy.heading} description={copy.description} hidden />
      <h1 className="text-3xl">{copy.heading}</h1>
      <p className="text-lg text-ink-soft">{copy.text}</p>
      <Link to={paths.home} reloadDocument={inAdmin} className={buttonStyles('primary')}>
        {copy.home}
      </Link>
    </div>
  )
}
