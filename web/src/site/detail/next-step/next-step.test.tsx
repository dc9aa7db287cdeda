import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NextStep, NextStepBar } from './next-step.tsx'

const house = (fields: { title?: string; address?: string | null } = {}) =>
  ({ title: 'The Alder', address: '12 Elizabeth Street', location: 'atlanta', ...fields }) as const
const asked = { phone: '+1 (404) 555-0142', email: 'hello@homes.org' }

describe.each([
  ['beside the pictures', NextStep],
  ['in the bar', NextStepBar],
])('%s', (_, Step) => {
  it('offers what the configuration names for questions', () => {
    const html = renderToString(<Step property={house({ title: 'Elm & Oak' })} questions={asked} />)
    expect(html).toContain('href="tel:+14045550142"')
    expect(html).toContain('href="mailto:hello@homes.org?subject=Elm%20%26%20Oak"')
  })

  it('offers neither when none is named', () => {
    expect(renderToString(<Step property={house()} questions={{}} />)).not.toMatch(/tel:|mailto:|Questions/)
  })

  it('has no directions to a home without an address', () => {
    expect(renderToString(<Step property={house()} questions={{}} />)).toContain('Directions')
    expect(renderToString(<Step property={house({ address: null })} questions={{}} />)).not.toContain('Directions')
  })
})
