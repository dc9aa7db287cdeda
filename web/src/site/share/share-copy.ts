/** Texts for sharing (docs/product/property-page.md#sharing). */
export const shareCopy = {
  share: 'Share',
  shareNamed: (title: string) => `Share ${title}`,
  copied: 'Link copied',
  byHand: 'Copy this link to share it',
  address: 'Link',
  close: 'Close',
} as const
