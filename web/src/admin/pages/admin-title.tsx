import { site } from '@porchlight/site/site.config'

/** The title of the window; React moves it into the head. */
export function AdminTitle({ children }: { children: string }) {
  return <title>{`${children} | ${site.brandName}`}</title>
}
