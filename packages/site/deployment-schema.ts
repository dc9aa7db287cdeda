import * as z from 'zod/mini'

const hostName = z
  .string()
  .check(z.regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a host name such as homes.org'))

const domainSchema = z
  .object({
    /** The host name that visitors type: `www.homes.org`. */
    name: hostName,
    /** Certificate for that name, in us-east-1 as CloudFront requires. By default the hosted zone validates one. */
    certificateArn: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
            'must be the ARN of a certificate in us-east-1',
          ),
        ),
    ),
    /** Route 53 zone of the name. If set, the deployment also creates the DNS record. */
    hostedZone: z.optional(
      z.object({ id: z.string().check(z.regex(/^Z[A-Z0-9]+$/, 'must be the id of a hosted zone')), name: hostName }),
    ),
  })
  .check(
    z.refine(({ certificateArn, hostedZone }) => certificateArn || hostedZone, {
      message: 'needs certificateArn or hostedZone: without either nothing proves that the name is yours',
    }),
    z.refine(
      ({ name, hostedZone }) => !hostedZone || name === hostedZone.name || name.endsWith(`.${hostedZone.name}`),
      { message: 'must lie in its hosted zone' },
    ),
  )

const stageSchema = z
  .object({
    region: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as us-east-1')),
    /** If set, `deploy` refuses credentials of other accounts. */
    account: z.optional(z.string().check(z.regex(/^\d{12}$/, 'must be an account of 12 digits'))),
    /** Without one, the site has its CloudFront name. */
    domain: z.optional(domainSchema),
    /** Receives alarms and budget warnings. */
    alarmEmail: z.email(),
    /** US dollars. Sends a notice at 80 % and when a forecast exceeds it; stops nothing. */
    monthlyBudget: z.number().check(z.positive()),
    /** AWS WAF in front of the whole site, for about 6 dollars a month: this many requests in 5 minutes for each address. */
    firewall: z.optional(z.object({ requestsPer5Minutes: z.int().check(z.gte(100)) })),
    /** Lets workflows of this repository's branch deploy, by a role of this account that `npm run bootstrap` makes. */
    github: z.optional(
      z.strictObject({
        /** Tokens of repositories created since July 15, 2026 contain ids. */
        repository: z
          .string()
          .check(z.regex(/^[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/, 'must be owner@1/name@2 or owner/name')),
        branch: z.string().check(z.regex(/^[\w./-]+$/, 'must be the name of a branch')),
        /** ARN of GitHub's identity provider, if the account already has one. */
        provider: z.optional(
          z
            .string()
            .check(
              z.regex(
                /^arn:aws:iam::\d{12}:oidc-provider\/token\.actions\.githubusercontent\.com$/,
                'must be the ARN of GitHub’s provider',
              ),
            ),
        ),
      }),
    ),
    /** Whether sign-in requires a code from an authenticator app. */
    mfa: z.enum(['required', 'optional']),
    /** Blocks sign-ins that look stolen: Cognito's Plus plan, which is paid per person who signs in. */
    threatProtection: z.boolean(),
  })
  .check(
    z.refine(
      ({ region, firewall, domain }) =>
        region === 'us-east-1' || !(firewall || (domain?.hostedZone && !domain.certificateArn)),
      { message: 'a firewall and a certificate for CloudFront can be made in us-east-1 alone', path: ['region'] },
    ),
  )

/** Deployment settings of one installation. */
export type StageConfiguration = z.infer<typeof stageSchema>

/** Installations that can coexist in one account. */
export const deploymentSchema = z.object({ dev: stageSchema, prod: stageSchema })
export type StageName = keyof z.infer<typeof deploymentSchema>
