/** Escapes text for HTML and XML, including attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Fills a template: `{{name}}` is escaped, `{{{name}}}` is HTML. */
export function fillIn(template: string, values: Record<string, string | undefined>): string {
  return template
    .trimEnd()
    .replaceAll(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, html: string, text: string) =>
      html ? (values[html] ?? '') : escapeMarkup(values[text] ?? ''),
    )
}
