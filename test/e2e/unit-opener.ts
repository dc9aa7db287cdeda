import type { Unit } from '@porchlight/contract/properties/unit'
import type { Page } from 'playwright/test'

/** This button opens the details of a unit. */
export const unitOpener = (page: Page, { unitNumber }: Unit) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Unit ${unitNumber}`, exact: true }) })
    .getByRole('button', { name: /View Unit Details/ })
