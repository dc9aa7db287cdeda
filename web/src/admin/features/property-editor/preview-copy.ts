/** Previews of a property (docs/product/property-editor.md#previews). */
export const previewCopy = {
  preview: 'Preview',
  preparing: 'Preparing...',
  failed: 'The preview could not be created. Please try again.',
  gone: 'Someone deleted this property. It has no previews.',
  blocked: 'Your browser did not open the preview.',
  open: 'Open the preview',
  links: 'Links for the family',
  about:
    'Anyone with a link can see this home as it is saved, without signing in, for 7 days. Search engines cannot find it.',
  copyLink: 'Copy a link for the family',
  link: 'Link',
  copied: 'Link copied. Paste it into a message.',
  notCopied: 'Copy this link and send it.',
  loadFailed: 'The links could not be loaded.',
  retry: 'Try again',
  until: (time: string) => `Works until ${time}`,
  unsaved: (time: string) => `Unsaved changes, works until ${time}`,
  turnOff: 'Turn off link',
  turnedOff: 'The link no longer works',
  turnOffFailed: 'The link could not be turned off. Please try again.',
} as const
