import { type Assertion, expect as expectValue } from 'vitest'
import { descriptionOf, isHidden, normalized } from './accessibility.ts'
import { eventually, Locator } from './locator.ts'

type Expected = string | RegExp | number | (string | RegExp)[]
type Look = (locator: Locator, expected?: Expected) => unknown
type Compare = (value: Assertion, expected?: Expected) => void

const textOf = (element: Element) => normalized(element.textContent)
const textsOf: Look = (locator, expected) => (Array.isArray(expected) ? locator.all().map(textOf) : textOf(locator.one))

const equals: Compare = (value, expected) =>
  expected instanceof RegExp
    ? value.toMatch(expected)
    : value.toEqual(Array.isArray(expected) ? expected.map(matching) : expected)
const matching = (text: string | RegExp) => (text instanceof RegExp ? expectValue.stringMatching(text) : text)
const contains: Compare = (value, expected) =>
  expected instanceof RegExp ? value.toMatch(expected) : value.toContain(expected)
const disabled = ':disabled, [aria-disabled=true]'
const holds: Compare = (value) => value.toBe(true)

const assertions = {
  toBeVisible: [(locator) => locator.all().some((element) => !isHidden(element)), holds],
  toHaveCount: [(locator) => locator.all().length, equals],
  toHaveText: [textsOf, equals],
  toContainText: [textsOf, contains],
  toHaveValue: [({ one }) => one.value, equals],
  toHaveAccessibleDescription: [({ one }) => descriptionOf(one), equals],
  toBeFocused: [({ one }) => document.activeElement === one, holds],
  toBeChecked: [({ one }) => one.checked, holds],
  toBeDisabled: [({ one }) => one.matches(disabled), holds],
  toHaveURL: [() => location.pathname + location.search, equals],
} satisfies Record<string, [Look, Compare]>

type Assertions = Record<keyof typeof assertions, (expected?: Expected) => Promise<void>>

function assertionsOn(locator: Locator, isNegated = false): Assertions {
  const wait = (look: Look, compare: Compare) => (expected?: Expected) =>
    eventually(() => {
      const value = expectValue(look(locator, expected), locator.what)
      compare(isNegated ? value.not : value, expected)
    })
  const all = Object.entries(assertions).map(([name, [look, compare]]) => [name, wait(look, compare)])
  return Object.fromEntries(all) as Assertions
}

/** Like the browser tests' `expect`: an assertion on a locator waits until it holds. */
export function expect(locator: Locator): Assertions & { not: Assertions }
export function expect<T>(value: T): ReturnType<typeof expectValue<T>>
export function expect(value: unknown) {
  if (!(value instanceof Locator)) return expectValue(value)
  return { ...assertionsOn(value), not: assertionsOn(value, true) }
}

export async function expectToast(page: Locator, title: string, description: string): Promise<void> {
  const toasts = page.locator('[role=region][aria-label^=Notifications] li')
  await expect(toasts.filter({ has: page.getByText(title, { exact: true }) })).toContainText(description)
}

/** Drafts are stored after a pause. */
export const waitForDraft = (typed: string) =>
  eventually(() => expectValue(Object.values(sessionStorage).join()).toContain(typed))
