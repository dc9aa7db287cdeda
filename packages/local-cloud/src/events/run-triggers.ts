import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { logLine } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const triggerSchema = z.object({ HandlerArn: z.string() })

/** Logs failures, which would fail the deployment on AWS. */
export async function runTriggers(template: CloudTemplate, functions: Functions): Promise<void> {
  for (const { id, properties } of template.ofType(triggerSchema, 'Custom::Trigger')) {
    const outcome = await functions.invoke(properties.HandlerArn, '{}')
    if ('errorType' in outcome) logLine(`This deployment would fail, for ${id} does: ${outcome.errorMessage}`)
  }
}
