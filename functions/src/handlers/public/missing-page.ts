import { renderer } from 'porchlight:pages'
import { missingPage } from '../../publish/missing-page.ts'

/** What the edge shows for a property that has no page: the not-found page. */
export const handler = missingPage(renderer)
