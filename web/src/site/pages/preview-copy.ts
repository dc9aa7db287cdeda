/** Texts of the preview page (docs/product/property-editor.md#previews). */
export const previewCopy = {
  title: 'Preview',
  description: 'What a page is going to look like, for the family.',
  typed: 'This is what was typed. It is not saved yet, and nobody else can find this page.',
  saved: 'This is what is saved now. Search engines never find this page; whoever has its link can see it.',
  gone: 'This preview has ended',
  goneText: 'It was taken back, or its time is over. Ask whoever sent you the link for a new one.',
  home: 'Go to the home page',
} as const
