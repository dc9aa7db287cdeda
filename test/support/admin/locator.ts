import { setTimeout as pause } from 'node:timers/promises'
import { isHidden, nameOf, normalized, roleOf } from './accessibility.ts'

type Text = string | RegExp
interface Options {
  exact?: boolean
}

const matches = (actual: string, text: Text, { exact = false }: Options = {}) =>
  typeof text !== 'string'
    ? text.test(actual)
    : exact
      ? actual === text
      : actual.toLowerCase().includes(text.toLowerCase())

/** Waits until `look` returns without an error, for 15 seconds at most, and returns its result. */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + 15_000; ; ) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await pause(10)
  }
}

/** Finds elements by what people perceive, each time it is used, like the locators of the browser tests. */
export class Locator {
  readonly all: () => Element[]
  readonly what: string

  constructor(all: () => Element[], what = 'page') {
    this.all = all
    this.what = what
  }

  private inside(what: string, test: (element: Element) => boolean, selector = '*') {
    const find = () => [...new Set(this.all().flatMap((element) => [...element.querySelectorAll(selector)]))]
    return new Locator(() => find().filter(test), `${this.what} > ${what}`)
  }

  getByRole(role: string, { name, ...options }: Options & { name?: Text } = {}): Locator {
    const isNamed = (element: Element) => name === undefined || matches(nameOf(element), name, options)
    return this.inside(
      `${role} ${name ?? ''}`,
      (element) => roleOf(element) === role && isNamed(element) && !isHidden(element),
    )
  }

  getByText(text: Text, options?: Options): Locator {
    const has = (element: Element) => matches(normalized(element.textContent), text, options)
    return this.inside(`“${text}”`, (element) => has(element) && ![...element.children].some(has))
  }

  getByLabel(text: Text, options?: Options): Locator {
    const labeled = 'input, select, textarea, [aria-label], [aria-labelledby]'
    return this.inside(`label ${text}`, (element) => matches(nameOf(element), text, options), labeled)
  }

  locator(selector: string): Locator {
    return this.inside(selector, () => true, selector)
  }

  filter({ hasText, has }: { hasText?: Text; has?: Locator }): Locator {
    const includes = (element: Element) => has?.all().some((inner) => element.contains(inner)) ?? true
    const isMatch = (element: Element) => matches(normalized(element.textContent), hasText ?? '')
    return new Locator(() => this.all().filter((element) => isMatch(element) && includes(element)), this.what)
  }

  nth(index: number): Locator {
    return new Locator(() => [this.all().at(index)].flatMap((element) => element ?? []), this.what)
  }
  first = () => this.nth(0)
  last = () => this.nth(-1)

  get one(): HTMLInputElement {
    const [element, ...others] = this.all()
    if (!element || others.length > 0) throw new Error(`${this.what}: ${others.length + (element ? 1 : 0)} elements`)
    return element as HTMLInputElement
  }

  /** Waits for one element that can be used. */
  private async use(act: (element: HTMLInputElement) => void): Promise<void> {
    const element = await eventually(() => {
      const { one } = this
      if (isHidden(one) || one.closest('[disabled], [inert]')) throw new Error(`${this.what} cannot be used`)
      return one
    })
    act(element)
    // React renders what an event changes before the next task.
    await pause(0)
  }

  click = () =>
    this.use((element) => {
      element.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]')?.focus()
      element.click()
    })
  /** Sends both before the page renders again. */
  clickTwice = () =>
    this.use((element) => {
      element.click()
      element.click()
    })
  focus = () => this.use((element) => element.focus())
  blur = () => this.use((element) => element.blur())

  fill = (value: string) =>
    this.use((element) => {
      element.focus()
      // React replaces `value` of the element itself.
      Reflect.set(Object.getPrototypeOf(element), 'value', value, element)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })

  press = (key: string) =>
    this.use((element) => {
      element.focus()
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })

  selectOption = (option: string) =>
    this.use((element) => {
      const options = [...element.querySelectorAll('option')]
      const chosen = options.find(({ value, textContent }) => value === option || normalized(textContent) === option)
      if (!chosen) throw new Error(`${this.what} has no option ${option}`)
      element.value = chosen.value
      element.dispatchEvent(new Event('change', { bubbles: true }))
    })
}
