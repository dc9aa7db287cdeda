import * as z from 'zod/mini'
import { type HeaderLines, header, withHeader } from '../machine/http.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const override = { Override: z.boolean() }
const hstsSchema = z.strictObject({
  ...override,
  AccessControlMaxAgeSec: z.int(),
  IncludeSubdomains: z.optional(z.boolean()),
})
const policySchema = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    SecurityHeadersConfig: z.optional(
      z.strictObject({
        ContentSecurityPolicy: z.optional(z.strictObject({ ...override, ContentSecurityPolicy: z.string() })),
        ContentTypeOptions: z.optional(z.strictObject(override)),
        FrameOptions: z.optional(z.strictObject({ ...override, FrameOption: z.string() })),
        ReferrerPolicy: z.optional(z.strictObject({ ...override, ReferrerPolicy: z.string() })),
        StrictTransportSecurity: z.optional(hstsSchema),
      }),
    ),
    CustomHeadersConfig: z.optional(
      z.strictObject({ Items: z.array(z.strictObject({ ...override, Header: z.string(), Value: z.string() })) }),
    ),
  }),
})

export type HeadersPolicy = (lines: HeaderLines) => HeaderLines

/** Returns policies by id. `localize` inserts local addresses into header values. */
export function headersPoliciesOf(
  template: CloudTemplate,
  localize: (value: string) => string,
): Map<string, HeadersPolicy> {
  return new Map(
    template
      .ofType(policySchema, 'AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ ref, properties }) => [ref, headersPolicy(properties, localize)]),
  )
}

function headersPolicy(
  { ResponseHeadersPolicyConfig: config }: z.infer<typeof policySchema>,
  localize: (value: string) => string,
): HeadersPolicy {
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: types,
    FrameOptions: frames,
  } = config.SecurityHeadersConfig ?? {}
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = config.SecurityHeadersConfig ?? {}
  const added = [
    csp && { ...csp, Header: 'content-security-policy', Value: csp.ContentSecurityPolicy },
    types && { ...types, Header: 'x-content-type-options', Value: 'nosniff' },
    frames && { ...frames, Header: 'x-frame-options', Value: frames.FrameOption },
    referrer && { ...referrer, Header: 'referrer-policy', Value: referrer.ReferrerPolicy },
    hsts && { ...hsts, Header: 'strict-transport-security', Value: hstsValue(hsts) },
    ...(config.CustomHeadersConfig?.Items ?? []),
  ].filter((item) => item !== undefined)

  return (lines) => {
    let result = lines
    for (const { Header, Value, Override } of added) {
      const name = Header.toLowerCase()
      if (Override || header(result, name) === undefined) result = withHeader(result, name, localize(Value))
    }
    return result
  }
}

const hstsValue = ({ AccessControlMaxAgeSec, IncludeSubdomains }: z.infer<typeof hstsSchema>) =>
  `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`
