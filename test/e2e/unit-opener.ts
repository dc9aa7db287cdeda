import type { Unit } from '@porchlight/contract/properties/unit'
import type { Page } from 'playwright/test'

export const unitOpener = (page: Page, { unitNumber }: Unit) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Unit ${unitNumber}`, exact: true }) })
    .getByRole('button', { name: /View Unit Details/ })
