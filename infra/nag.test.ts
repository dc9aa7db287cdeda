import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { App, Aspects } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, NagSuppressions, ServerlessChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import settings from '../cdk.json' with { type: 'json' }
import { acceptedFindings } from './fixtures/accepted-findings.ts'
import { standIns } from './fixtures/stand-ins.ts'
import { temporaryFolder } from './fixtures/temporary-folder.ts'
import { addPorchlight } from './porchlight.ts'
import type { Stage } from './stage.ts'

/** What is found on a stage of this configuration, apart from what is accepted: rule and construct. */
function findings(configuration: Partial<Stage>, accepted = acceptedFindings): string[] {
  const app = new App({ outdir: temporaryFolder(), context: settings.context, analyticsReporting: false })
  const standIn = standIns()
  const stacks = Object.values(addPorchlight(app, { ...standIn, stage: { ...standIn.stage, ...configuration } }))
  Aspects.of(app).add(new AwsSolutionsChecks({ reports: false }))
  Aspects.of(app).add(new ServerlessChecks({ reports: false }))
  for (const stack of stacks) NagSuppressions.addStackSuppressions(stack, accepted)
  return stacks.flatMap((stack) =>
    [...found(stack, 'findError'), ...found(stack, 'findWarning')].map(({ id, entry }) => {
      const [, rule = ''] = /^([\w-]+)/.exec(String(entry.data)) ?? []
      return `${rule} ${id}`
    }),
  )
}
