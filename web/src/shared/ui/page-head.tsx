import { site } from '@porchlight/site/site.config'

interface PageHeadProps {
  /** Without the brand, which is added. */
  title: string
  description: string
  /** Path without filters; omitted for the not-found page. */
  path?: string
  /** Excludes the page from search engines. */
  hidden?: boolean
}

/** Title, description and canonical link of a page. React moves them into the head. */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | ${site.brandName}`}</title>
      <meta name="description" content={description} />
      {path !== undefined && <link rel="canonical" href={`${site.origin}${path}`} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
