/** Text as it stands in HTML and XML, in attributes too. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Puts values into the places of a template: `{{name}}` takes text, `{{{name}}}` what is HTML already. */
export function fillIn(template: string, values: Record<string, string | undefined>): string {
  return template
    .trimEnd()
    .replaceAll(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, html: string, text: string) =>
      html ? (values[html] ?? '') : escapeMarkup(values[text] ?? ''),
    )
}
