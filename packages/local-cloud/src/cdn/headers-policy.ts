import * as z from 'zod/mini'
import { type HeaderLines, withHeader } from '../machine/http.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const flag = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform((value) => value === true || value === 'true'),
)
const override = { Override: flag }
const policySchema = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.optional(
      z.object({
        ContentSecurityPolicy: z.optional(z.object({ ...override, ContentSecurityPolicy: z.string() })),
        ContentTypeOptions: z.optional(z.object(override)),
        FrameOptions: z.optional(z.object({ ...override, FrameOption: z.string() })),
        ReferrerPolicy: z.optional(z.object({ ...override, ReferrerPolicy: z.string() })),
        StrictTransportSecurity: z.optional(
          z.object({
            ...override,
            AccessControlMaxAgeSec: z.union([z.int(), z.string()]),
            IncludeSubdomains: z.optional(flag),
            Preload: z.optional(flag),
          }),
        ),
      }),
    ),
    CustomHeadersConfig: z.optional(
      z.object({ Items: z.array(z.object({ ...override, Header: z.string(), Value: z.string() })) }),
    ),
    RemoveHeadersConfig: z.optional(z.object({ Items: z.array(z.object({ Header: z.string() })) })),
  }),
})

/** What a policy does to an answer's headers. */
export type HeadersPolicy = (lines: HeaderLines) => HeaderLines

/** The response headers policies of the templates by id; `localize` puts local addresses into header values. */
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
  const security = config.SecurityHeadersConfig ?? {}
  const added: { name: string; value: string; override: boolean }[] = []
  const add = (name: string, value: string | undefined, { Override }: { Override: boolean } = { Override: false }) => {
    if (value !== undefined) added.push({ name: name.toLowerCase(), value: localize(value), override: Override })
  }
  const { ContentSecurityPolicy: csp, StrictTransportSecurity: hsts } = security
  add('content-security-policy', csp?.ContentSecurityPolicy, csp)
  add('x-content-type-options', security.ContentTypeOptions && 'nosniff', security.ContentTypeOptions)
  add('x-frame-options', security.FrameOptions?.FrameOption, security.FrameOptions)
  add('referrer-policy', security.ReferrerPolicy?.ReferrerPolicy, security.ReferrerPolicy)
  const hstsParts = hsts && [
    `max-age=${hsts.AccessControlMaxAgeSec}`,
    hsts.IncludeSubdomains && 'includeSubDomains',
    hsts.Preload && 'preload',
  ]
  add('strict-transport-security', hstsParts?.filter(Boolean).join('; '), hsts)
  for (const item of config.CustomHeadersConfig?.Items ?? []) add(item.Header, item.Value, item)
  const removed = new Set(config.RemoveHeadersConfig?.Items.map(({ Header }) => Header.toLowerCase()))

  return (lines) => {
    let result = lines.filter(([name]) => !removed.has(name))
    for (const { name, value, override } of added) {
      if (override || !result.some(([given]) => given === name)) result = withHeader(result, name, value)
    }
    return result
  }
}
