type Field = HTMLInputElement | HTMLSelectElement

/** Hides what extensions inserted, because React would render the page again. Returns a function that shows it. */
export function hideFromHydration(nodes: ReadonlySet<Node>): () => void {
  if (nodes.size === 0) return () => {}
  const next = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling')
  const originals = (['firstChild', 'nextSibling'] as const).map((name) => {
    const original = Object.getOwnPropertyDescriptor(Node.prototype, name)
    Object.defineProperty(Node.prototype, name, {
      configurable: true,
      get(this: Node) {
        let node = original?.get?.call(this)
        while (nodes.has(node)) node = next?.get?.call(node)
        return node
      },
    })
    return { name, original }
  })
  return () => {
    for (const { name, original } of originals) if (original) Object.defineProperty(Node.prototype, name, original)
  }
}

/**
 * Follows the fields until hydration. If React renders the page again, the returned function moves input, focus and
 * selection to the new fields of the same name.
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input[name], select[name]')]
  let focused = document.activeElement
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', follow)
  return () => {
    root.removeEventListener('focusin', follow)
    for (const old of fields) {
      const field = root.querySelector<Field>(`[name="${old.name}"]`)
      if (old.isConnected || !field) continue
      if (old.value !== field.value) enter(field, old.value)
      if (old === focused) focusLike(field, old)
    }
  }
}

function enter(field: Field, value: string): void {
  // React overrides the field's own property and would ignore the event.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function focusLike(field: Field, old: Field): void {
  field.focus({ preventScroll: true })
  if (!(field instanceof HTMLInputElement) || !(old instanceof HTMLInputElement)) return
  // Number fields have no selection.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
}
