import { expect, it } from 'vitest'
import { shipped } from '../fixtures/shipped.ts'

const handler = shipped('compressed-script')
const asked = (uri: string, encodings?: string) => {
  const headers = encodings === undefined ? {} : { 'accept-encoding': { value: encodings } }
  return handler({ request: { uri, headers } }).uri
}

it.each(['br', 'gzip, deflate, br, zstd', 'gzip,br;q=0.5', 'BR;q=1.0', 'br;q=0.001'])(
  'leads whoever takes %s to the script as the build compressed it',
  (encodings) => {
    expect(asked('/assets/index-abc.js', encodings)).toBe('/assets/index-abc.js.br')
  },
)

it.each([undefined, '', 'gzip, deflate', 'br;q=0', 'gzip, br;q=0.000', 'brown'])(
  'leaves the script as it is for whoever takes %s',
  (encodings) => {
    expect(asked('/assets/index-abc.js', encodings)).toBe('/assets/index-abc.js')
  },
)

it.each(['/assets/index-abc.css', '/assets/text.woff2', '/assets/index-abc.js.br', '/assets/a/b.js'])(
  'leaves %s alone',
  (uri) => {
    expect(asked(uri, 'br')).toBe(uri)
  },
)
