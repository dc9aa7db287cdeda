type Field = HTMLInputElement | HTMLSelectElement

/**
 * Takes what a visitor has typed and chosen out of the fields, for React to find them as they were published; the
 * function that comes back puts it in again, as if it were typed at that moment.
 */
export function keepTyped(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Field>('input, select')].flatMap((field) => {
    const [typed, published] = [field.value, publishedValue(field)]
    if (typed === published) return []
    field.value = published
    return [{ field, typed }]
  })
  return () => {
    for (const { field, typed } of kept) {
      // React overrides the property on the element itself, to notice what it did not write
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
}

function publishedValue(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
