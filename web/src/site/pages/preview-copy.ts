/** Texts of the preview page (docs/product/property-editor.md#previews). */
export const previewCopy = {
  title: 'Preview',
  description: 'A preview of a page, for the family.',
  typed: 'These changes are not saved yet. Nobody else can find this page.',
  saved: 'This is the saved version. Hidden from search engines. Anyone with this link can see it.',
  gone: 'This preview has ended',
  goneText: 'The link no longer works. Ask the person who sent it for a new one.',
  withoutScript:
    'Previews need JavaScript, which is off or did not load. Check your connection, then load the page again.',
  home: 'Go to the home page',
} as const
