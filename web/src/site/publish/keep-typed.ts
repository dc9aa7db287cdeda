type Field = HTMLInputElement | HTMLSelectElement

const signs = ['input', 'change'] as const

/**
 * Takes what a visitor has typed and chosen out of the fields, for React to find them as they were published; the
 * function that comes back puts it in again, as if it were typed at that moment. What is typed in between, while React
 * is at work, is kept from it, and put in then, too.
 */
export function keepTyped(root: HTMLElement): () => void {
  const kept = new Map<Field, string>()
  for (const field of root.querySelectorAll<Field>('input, select')) {
    const [typed, published] = [field.value, publishedValue(field)]
    if (typed === published) continue
    kept.set(field, typed)
    field.value = published
  }
  const keep = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    kept.set(target, target.value)
    event.stopPropagation()
  }
  for (const sign of signs) addEventListener(sign, keep, { capture: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, keep, { capture: true })
    for (const [field, typed] of kept) {
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
