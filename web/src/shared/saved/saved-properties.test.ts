import { expect, test } from 'vitest'
import type { ListStorage } from '../persistent-list.ts'
import { createSavedProperties } from './saved-properties.ts'

const [elm, oak] = [
  { id: 'elm', title: 'House elm' },
  { id: 'oak', title: 'House oak' },
] as const

function device(text: string | null = null) {
  let refuses = false
  let notify = () => {}
  const storage: ListStorage = {
    read: () => text,
    write(value) {
      if (refuses) throw new Error('full')
      text = value
      return true
    },
    isPersistent: () => true,
    watch(changed) {
      notify = changed
    },
  }
  return { storage: () => storage, refuse: () => (refuses = true), notify: () => notify() }
}

test('puts the newest property first, without duplicates', () => {
  const list = createSavedProperties(device().storage)
  for (const property of [elm, oak, elm]) list.save(property)
  expect(list.get()).toEqual([oak, elm])
  expect(list.has(elm.id)).toBe(true)
  list.remove(oak.id)
  expect(list.get()).toEqual([elm])
})

test('stores only id and title', () => {
  const { storage } = device()
  createSavedProperties(storage).save({ ...elm, description: 'A tall house' } as typeof elm)
  expect(storage().read()).toBe(JSON.stringify([elm]))
})

test('drops only unreadable entries', () => {
  const stored = JSON.stringify([null, elm, { id: 5, title: 'Five' }, [], oak, elm])
  expect(createSavedProperties(device(stored).storage).get()).toEqual([elm, oak])
})

test('keeps properties for the visit if the device has no space', () => {
  const { storage, refuse, notify } = device(JSON.stringify([elm]))
  const list = createSavedProperties(storage)
  expect(list.get()).toEqual([elm])
  expect(list.isPersistent.get()).toBe(true)
  refuse()
  list.save(oak)
  notify()
  expect(list.get()).toEqual([oak, elm])
  expect(list.isPersistent.get()).toBe(false)
})
