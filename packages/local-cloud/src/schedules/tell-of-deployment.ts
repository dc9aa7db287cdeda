import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import type { Outcome } from '../lambda/messages.ts'
import { say } from '../log.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const ruleSchema = z.object({
  EventPattern: z.optional(z.looseObject({ source: z.optional(z.array(z.string())) })),
  Targets: z._default(z.array(z.object({ Arn: z.string() })), []),
})

/** An event that a function fails on comes again twice. */
const attempts = 3

/** Whether a rule waits for the end of a deployment, which here is the end of each start. */
export function isAboutDeployments(pattern: { source?: string[] | undefined } | undefined): boolean {
  return pattern?.source?.includes('aws.cloudformation') ?? false
}

/** Invokes the functions that run after a deployment, and waits for them. What fails is named in the log. */
export async function tellOfDeployment(template: CloudTemplate, functions: Functions): Promise<void> {
  const rules = template.ofType(ruleSchema, 'AWS::Events::Rule')
  for (const { properties } of rules.filter(({ properties }) => isAboutDeployments(properties.EventPattern))) {
    for (const { Arn } of properties.Targets) {
      const event = {
        source: 'aws.cloudformation',
        'detail-type': 'CloudFormation Stack Status Change',
        detail: { 'status-details': { status: 'UPDATE_COMPLETE' } },
      }
      const failure = await tryAsEventsAre(() => functions.invoke(Arn, JSON.stringify(event)))
      if (failure) say(`After the deployment ${Arn} failed: ${failure}`)
    }
  }
}

/** The message of the last failure; undefined when one attempt succeeded. */
async function tryAsEventsAre(invoke: () => Promise<Outcome | undefined>): Promise<string | undefined> {
  let failure: string | undefined
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const outcome = await invoke()
    if (!outcome || !('errorType' in outcome)) return undefined
    failure = outcome.errorMessage
  }
  return failure
}
