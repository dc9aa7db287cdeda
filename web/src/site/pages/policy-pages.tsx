import { Fragment } from 'react'
import { paths } from '../../shared/paths.ts'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { accessibilityCopy, privacyCopy } from './policy-copy.ts'

export const AccessibilityPage = () => <PolicyPage copy={accessibilityCopy} path={paths.accessibility} />
export const PrivacyPage = () => <PolicyPage copy={privacyCopy} path={paths.privacy} />

type PolicyCopy = typeof accessibilityCopy | typeof privacyCopy

/** Shows a policy with contact details (docs/product/public-pages.md#accessibility-and-privacy). */
function PolicyPage({ copy, path }: { copy: PolicyCopy; path: string }) {
  const { email, phone } = copy.contact
  return (
    <div className="page-width pt-page">
      <PageHead title={copy.title} description={copy.description} path={path} />
      <h1 className="text-3xl">{copy.title}</h1>
      <p className="max-w-measure pt-4 text-lg text-ink-soft">{copy.description}</p>
      {copy.sections.map(({ heading, paragraphs }) => (
        <Fragment key={heading}>
          <h2 className="pt-10 text-xl">{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="max-w-measure pt-3">
              {text}
            </p>
          ))}
        </Fragment>
      ))}
      <p className="flex flex-wrap gap-x-8 pt-3 font-semibold text-brick">
        <a href={`mailto:${email}`} translate="no" className="py-2.5 wrap-anywhere underline-offset-4 hover:underline">
          {email}
        </a>
        <a href={`tel:${phone}`} translate="no" className="py-2.5 underline-offset-4 hover:underline">
          {phone}
        </a>
      </p>
    </div>
  )
}
