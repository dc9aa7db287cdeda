// @vitest-environment happy-dom

import { exampleProperty, exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnitCard } from '../units/unit-card.tsx'
import { NextStep, NextStepBar } from './next-step.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const property = { id: 'alder', title: 'The Alder', address: '1 Elm', location: 'atlanta' as const, listingUrl: null }
const questions = { phone: '+1 404 555 0142', email: 'hello@homes.org' }
const all = ['apply', 'directions', 'call', 'email']
  .map((action) => `/api/properties/alder/actions ${action}`)
  .toSorted()

let reported: string[]
beforeEach(() => {
  reported = []
  vi.stubGlobal('fetch', async (address: string, { body, keepalive }: RequestInit) => {
    expect(keepalive).toBe(true)
    reported.push(`${address} ${JSON.parse(String(body)).action}`)
    return new Response('{"counted":true}')
  })
})
afterEach(() => window.history.replaceState({}, '', '/'))

async function clickAll(node: ReactNode) {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.addEventListener('click', (event) => event.preventDefault())
  await act(async () => createRoot(place).render(<MemoryRouter>{node}</MemoryRouter>))
  for (const link of place.querySelectorAll('a')) await act(async () => link.click())
}

test('each link is counted', async () => {
  await clickAll(<NextStep property={property} questions={questions} />)
  expect(reported.toSorted()).toEqual(all)
  await clickAll(<NextStepBar property={property} />)
  expect(reported.slice(all.length)).toEqual(['/api/properties/alder/actions apply'])
})

test('a unit’s listing counts for its building', async () => {
  const unit = { ...exampleUnit, propertyId: 'alder', listingUrl: 'https://portal.example/1' }
  await clickAll(<UnitCard unit={unit} property={exampleProperty} onView={() => {}} />)
  expect(reported).toEqual(['/api/properties/alder/actions apply'])
})

test('a preview counts nothing', async () => {
  window.history.replaceState({}, '', '/preview/token')
  await clickAll(<NextStep property={property} questions={questions} />)
  expect(reported).toEqual([])
})

test('a failed report is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('', { status: 429 }))
  await clickAll(<NextStep property={property} questions={{}} />)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
})
