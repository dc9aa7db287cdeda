import { describe, expect, test } from 'vitest'
import { findWords, replacement } from './fair-housing.ts'

function advised(text: string): string {
  const [finding] = findWords(text)
  if (!finding) return text
  const { start, end, text: better } = replacement(text, finding)
  return advised(text.slice(0, start) + better + text.slice(end))
}

describe('suggests replacements for words that prefer or limit people', () => {
  test.each([
    ['Quiet building, no kids, no smoking.', 'Quiet building, everyone welcome, no smoking.'],
    ['Children not allowed.', 'Everyone welcome.'],
    ['ADULTS ONLY', 'Everyone welcome'],
    ['One child only', 'Everyone welcome'],
    ['A child-free building near the park', 'A quiet building near the park'],
    ['An adult community with a pool', 'A community with a pool'],
    ['Seeking mature couple', 'Open to everyone'],
    ['Cozy studio, perfect for singles.', 'Cozy studio, easy to live in.'],
    ['Ideal for a young professional!', 'Easy to live in!'],
    ['great for\nempty nesters', 'easy to live in'],
    ['Couples preferred', 'Everyone welcome'],
    ['Seniors only', 'Everyone welcome'],
    ['The perfect bachelor pad', 'The perfect apartment'],
    ['female only', 'everyone welcome'],
    ['No single mothers', 'Everyone welcome'],
    ['A Christian home on a quiet street', 'A home on a quiet street'],
    ['Christians preferred', 'Everyone welcome'],
    ['In a Jewish neighborhood', 'In a friendly neighborhood'],
    ['Close to the synagogue and shops', 'Near local landmarks and shops'],
    ['Steps from a church', 'Near local landmarks'],
    ['A Hispanic area', 'A friendly area'],
    ['white families', 'families'],
    ['English speakers only', 'Everyone welcome'],
    ['US citizens only', 'Everyone welcome'],
    ['For able-bodied tenants', 'For tenants'],
    ['Must be physically fit.', 'Ask us about access.'],
    ['No wheelchairs', 'Ask us about access'],
    ['No pets, no service animals', 'No pets, service animals welcome'],
    ['Handicapped parking and a handicap accessible entrance', 'Accessible parking and an accessible entrance'],
    ['Kid-free.', 'Quiet.'],
    ['An exclusive community', 'A desirable community'],
    ['integrated neighborhood', 'friendly neighborhood'],
    ['No children or pets.', 'Everyone welcome, no pets.'],
    ['No pets or children.', 'No pets.'],
    ['No kids allowed here, please', 'Everyone welcome, please'],
    ['Ideal for families with no children.', 'Ideal for families.'],
    ['Our building is adults only.', 'Our building is open to everyone.'],
    ['The pool is for adults only.', 'The pool is open to everyone.'],
    ['Adults only\nPlease call us.', 'Everyone welcome\nPlease call us.'],
    ['A no kids house', 'A welcoming house'],
    ['Not suitable for small children', 'Everyone welcome'],
    ['Married couples only', 'Everyone welcome'],
    ['Woman preferred as roommate.', 'Everyone welcome.'],
    ['Applicants must speak English.', 'Everyone welcome.'],
    ['No wheelchairs or walkers.', 'Ask us about access.'],
  ])('%s', (text, better) => {
    expect(findWords(text)).not.toEqual([])
    expect(advised(text)).toBe(better)
  })
})

describe('has no advice on words that describe a home', () => {
  test.each([
    'Family room with fireplace, walk-in closets, walking distance to the park',
    'A single-family home with a master bedroom and a mother-in-law suite',
    'A bachelor apartment above the garage',
    'A quiet street in a desirable neighborhood',
    "12 St. Mary's Church Street, near Church Street",
    'Close to Temple Avenue and Parish Road',
    'A converted church with stained glass',
    'White oak floors, black appliances, an Italian kitchen and a Mexican tile floor',
    'White area rugs may stay',
    'Close to the Jewish Community Center',
    'Designed for single-floor living',
    'Integrated dishwasher, exclusive use of the porch, restricted parking on Sundays',
    'No pets. No children’s pool is deep enough to dive',
    'Adult swim is at noon. Kids welcome.',
    'Great for couples-only retreats nearby',
    'Perfect for families of any size',
    'A notable manor, able bodies of water nearby',
    'Wheelchair accessible, service animals welcome',
    'Shops and a menswear store',
    'Not a smoker only building',
    'No pets, children’s playground nearby. Not suitable for large vehicles.',
    '',
  ])('%s', (text) => {
    expect(findWords(text)).toEqual([])
  })
})

test('finds the offsets of words, each only once', () => {
  const text = 'Adults only. Perfect for a single person only.'
  expect(findWords(text)).toMatchObject([
    { start: 0, end: 11, found: 'Adults only' },
    { start: 13, found: 'Perfect for a single person' },
  ])
})
