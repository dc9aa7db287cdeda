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
 * Follows the fields until hydration, after which React shows its own values. The returned function enters the
 * visitor's again. If React renders the page again, it also moves focus and selection to the new field of the same name.
 */
export function keepFields(root: HTMLElement): () => Promise<void> {
  const fields = [...root.querySelectorAll<Field>('input[name], select[name]')]
  const entered = new Map(fields.flatMap(({ name, value }) => (value ? [[name, value] as const] : [])))
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    if (target instanceof Element) focused = target
    if (isField(target) && target.name) entered.set(target.name, target.value)
  }
  const types = ['focusin', 'input'] as const
  for (const type of types) root.addEventListener(type, follow)
  return async () => {
    for (const type of types) root.removeEventListener(type, follow)
    for (const [name, value] of entered) {
      const field = root.querySelector<Field>(`[name="${name}"]`)
      // React renders between events.
      if (field) await enter(field, value)
    }
    const field = isField(focused) && !focused.isConnected && root.querySelector<Field>(`[name="${focused.name}"]`)
    if (field && isField(focused)) focusLike(field, focused)
  }
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

function enter(field: Field, value: string): boolean {
  const isDisplayed = field.value === value
  const [start, end] =
    isDisplayed && field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : []
  // React overrides the field's own property, and ignores the event if the value is the last that it saw.
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  if (field instanceof HTMLInputElement && start != null) field.setSelectionRange(start, end ?? start)
  return field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function focusLike(field: Field, old: Field): void {
  field.focus({ preventScroll: true })
  if (!(field instanceof HTMLInputElement) || !(old instanceof HTMLInputElement)) return
  // Number fields have no selection.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
}
