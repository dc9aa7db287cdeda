import { cookiesOf, type HeaderLines, type HttpRequest, type HttpResponse, splitOnce } from '../machine/http.ts'

const plain = 'over-http.'
const guarded = /^__(Host|Secure)-/i

/**
 * Safari refuses Secure cookies on http://localhost. Sends each a second time without Secure, renamed if its prefix
 * requires Secure, until the browser returns the original.
 */
export function cookiesOverHttp(answer: (request: HttpRequest) => Promise<HttpResponse>) {
  return async (request: HttpRequest): Promise<HttpResponse> => {
    const sent = cookiesOf(request.headers)
    const names = new Set(sent.map((cookie) => splitOnce(cookie, '=')[0]))
    const keepsSecure = [...names].some((name) => guarded.test(name))
    const meant = keepsSecure
      ? sent.filter((cookie) => !cookie.startsWith(plain))
      : sent.map((cookie) => (cookie.startsWith(plain) ? cookie.slice(plain.length) : cookie))
    const others = request.headers.filter(([name]) => name !== 'cookie')
    const cookie: HeaderLines = meant.length > 0 ? [['cookie', meant.join('; ')]] : []

    const response = await answer({ ...request, headers: [...others, ...cookie] })
    const headers = response.headers.flatMap((line): HeaderLines => {
      const copy = line[0] === 'set-cookie' ? withoutSecure(line[1]) : undefined
      const needsCopy = copy && (!keepsSecure || (copy.startsWith(plain) && names.has(splitOnce(copy, '=')[0])))
      return needsCopy ? [line, ['set-cookie', copy]] : [line]
    })
    return { ...response, headers }
  }
}

function withoutSecure(line: string): string | undefined {
  const [cookie = '', ...attributes] = line.split(/;\s*/)
  const others = attributes.filter((attribute) => attribute.toLowerCase() !== 'secure')
  if (others.length === attributes.length) return undefined
  return [guarded.test(cookie) ? plain + cookie : cookie, ...others].join('; ')
}
