/** Previews of a property (docs/product/property-editor.md#previews). */
export const previewCopy = {
  preview: 'Preview',
  preparing: 'Preparing...',
  failed: 'The preview could not be made. Please try again.',
  blocked: 'Your browser did not open the preview.',
  open: 'Open the preview',
  links: 'Links for the family',
  about:
    'Whoever has a link sees this home as it is saved, without signing in, for 7 days. Nobody finds it by searching.',
  copyLink: 'Copy a link for the family',
  link: 'Link',
  copied: 'The link is copied. You can paste it into a message.',
  notCopied: 'Copy this link and send it.',
  loadFailed: 'The links could not be loaded.',
  retry: 'Try again',
  until: (time: string) => `Works until ${time}`,
  typed: (time: string) => `What was typed, until ${time}`,
  takeBack: 'Take back',
  takenBack: 'The link no longer works',
  takeBackFailed: 'The link could not be taken back. Please try again.',
} as const
