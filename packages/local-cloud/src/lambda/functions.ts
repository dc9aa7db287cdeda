import { join } from 'node:path'
import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { Callers } from '../permissions/callers.ts'
import type { Assembly } from '../template/assembly.ts'
import type { CloudTemplate, Deployed } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { FunctionPool } from './function-pool.ts'
import type { Outcome } from './messages.ts'

const functionSchema = z.object({
  Code: z.object({ S3Key: z.optional(z.string()) }),
  Handler: z.string(),
  Runtime: z.string(),
  MemorySize: z._default(z.int(), 128),
  /** Seconds. */
  Timeout: z._default(z.int(), 3),
  Environment: z.optional(z.object({ Variables: z.record(z.string(), z.string()) })),
})
type FunctionProperties = z.infer<typeof functionSchema>

/** The local cloud does their deployment tasks itself. */
const CDK_FUNCTIONS = /^(Custom(S3AutoDelete|CDKBucketDeployment)|AWSCDKTrigger)/

export interface Functions {
  /** `arn` may have a version. Throws for an unknown function. */
  invoke(arn: string, event: string): Promise<Outcome>
  stop(): Promise<void>
}

/** Runs the Lambdas of the templates from their synthesized bundles. */
export function functionsOf(
  template: CloudTemplate,
  options: {
    assetPath: Assembly['assetPath']
    variables: Record<string, string>
    credentialsOf: Callers['credentialsOf']
    localize(value: string): string
    log(name: string, line: string): void
  },
): Functions {
  const pools = new Map<string, FunctionPool>()
  for (const deployed of template.ofType(functionSchema, 'AWS::Lambda::Function')) {
    if (CDK_FUNCTIONS.test(deployed.id)) continue
    pools.set(deployed.ref, poolOf(deployed, options))
  }
  return {
    async invoke(arn, event) {
      const pool = pools.get(arn.split(':')[6] ?? arn)
      if (!pool) throw new Error(`There is no function ${arn}`)
      return pool.invoke(event)
    },
    async stop() {
      await Promise.all([...pools.values()].map((pool) => pool.stop()))
    },
  }
}

function poolOf(
  { id, ref, properties }: Deployed<FunctionProperties>,
  { assetPath, variables, credentialsOf, localize, log }: Parameters<typeof functionsOf>[1],
): FunctionPool {
  const [file, exportName] = properties.Handler.split('.')
  if (!properties.Code.S3Key || !properties.Runtime.startsWith('nodejs') || !file || !exportName) {
    throw new UserError(`The local cloud cannot run the function ${id}: it is no bundle for Node.`)
  }
  const { accessKeyId, secretAccessKey } = credentialsOf(ref)
  const credentials = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey }
  const own = Object.entries(properties.Environment?.Variables ?? {}).map(([key, value]) => [key, localize(value)])
  return new FunctionPool({
    name: ref,
    bundle: join(assetPath(properties.Code.S3Key), `${file}.mjs`),
    exportName,
    environment: { ...runtimeVariables(ref), ...variables, ...credentials, ...Object.fromEntries(own) },
    memoryMb: properties.MemorySize,
    timeoutMs: properties.Timeout * 1000,
    log: (line) => log(ref, line),
  })
}

/** Those of Lambda's own that functions or the SDK read. */
const runtimeVariables = (name: string) => ({
  AWS_REGION: local.region,
  AWS_LAMBDA_FUNCTION_NAME: name,
  TZ: ':UTC',
})
