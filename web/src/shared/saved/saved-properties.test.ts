import { expect, test } from 'vitest'
import type { ListStorage } from '../persistent-list.ts'
import { createSavedProperties } from './saved-properties.ts'

const [elm, oak] = [
  { id: 'elm', title: 'House elm' },
  { id: 'oak', title: 'House oak' },
] as const

/** Holds a text, and takes no other one after it was told to refuse. */
function device(text: string | null = null) {
  let refuses = false
  let tell = () => {}
  const memory: ListStorage = {
    read: () => text,
    write(value) {
      if (refuses) throw new Error('full')
      text = value
      return true
    },
    isPersistent: () => true,
    watch(changed) {
      tell = changed
    },
  }
  return { memory: () => memory, refuse: () => (refuses = true), tell: () => tell() }
}

test('the latest stands first, and each once', () => {
  const homes = createSavedProperties(device().memory)
  for (const home of [elm, oak, elm]) homes.save(home)
  expect(homes.get()).toEqual([oak, elm])
  expect(homes.has(elm.id)).toBe(true)
  homes.remove(oak.id)
  expect(homes.get()).toEqual([elm])
})

test('nothing but id and title is kept', () => {
  const { memory } = device()
  createSavedProperties(memory).save({ ...elm, description: 'A tall house' } as typeof elm)
  expect(memory().read()).toBe(JSON.stringify([elm]))
})

test('one entry that cannot be read takes no other with it', () => {
  const kept = JSON.stringify([null, elm, { id: 5, title: 'Five' }, [], oak, elm])
  expect(createSavedProperties(device(kept).memory).get()).toEqual([elm, oak])
})

test('what a device has no room for is held, said, and not lost to what another tab tells', () => {
  const { memory, refuse, tell } = device(JSON.stringify([elm]))
  const homes = createSavedProperties(memory)
  expect(homes.get()).toEqual([elm])
  expect(homes.isPersistent.get()).toBe(true)
  refuse()
  homes.save(oak)
  tell()
  expect(homes.get()).toEqual([oak, elm])
  expect(homes.isPersistent.get()).toBe(false)
})
