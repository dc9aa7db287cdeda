import * as fc from 'fast-check'

export const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    ...['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json; charset=utf-16', 'text/plain', ''],
    ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json, text/plain', '*/*'],
  ),
)

/** Node refuses to send other characters. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
})

const oddHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...[
        'origin',
        'cookie',
        'authorization',
        'accept-encoding',
        'if-none-match',
        'if-modified-since',
        'range',
        'x-viewer-host',
      ],
      ...[
        'x-viewer-address',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-http-method-override',
        'content-encoding',
        'accept',
      ],
      ...['__proto__', 'constructor', 'x-amz-date', 'user-agent', 'x-requested-with', 'referer', 'sec-fetch-site'],
    ),
    headerText,
  ),
  fc.constantFrom<[string, string]>(
    ['cookie', '__proto__=x; constructor=y; __Host-session=; __Host-session=z; =; ;;'],
    ['cookie', `__Host-session=${'A'.repeat(4000)}`],
    ['cookie', '__Host-login=%ff; __Host-session=%00'],
    ['origin', 'null'],
    ['origin', 'https://evil.example'],
    ['content-encoding', 'gzip'],
    ['range', 'bytes=0-0,-1,5-2'],
    ['accept-encoding', 'br;q=1.0, gzip;q=nan, *;q=0'],
    ['if-none-match', 'W/"x", "'],
    ['x-viewer-host', 'evil.example'],
    ['x-viewer-address', '9'.repeat(500)],
    ['user-agent', `\u00ff${'x'.repeat(6000)}`],
  ),
)

export const oddHeaders = fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(oddHeader, { maxLength: 3 }))
