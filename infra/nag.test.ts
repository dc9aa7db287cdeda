import { Aspects } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks, type INagLogger, NagSuppressions, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { acceptedFindings } from '../test/support/infra/accepted-findings.ts'
import { everythingOn } from '../test/support/infra/everything-on.ts'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'
import type { Stage } from './stage.ts'

/** Returns findings that are not accepted, and the reasons for accepted ones. */
function look(configuration: Partial<Stage>) {
  const found: string[] = []
  const reasons = new Set<string>()
  const logger: INagLogger = {
    onCompliance() {},
    onNotApplicable() {},
    onNonCompliance: ({ ruleId, findingId, resource }) => {
      found.push([ruleId, findingId, resource.node.path].filter(Boolean).join(' '))
    },
    onError: ({ ruleId, errorMessage, resource }) => {
      found.push(`${ruleId} could not look at ${resource.node.path}: ${errorMessage}`)
    },
    // A rule with several findings in one place puts a label before the reason.
    onSuppressed: ({ suppressionReason }) => reasons.add(suppressionReason.replace(/^\[.+?\] /, '')),
    onSuppressedError: ({ errorSuppressionReason }) => reasons.add(errorSuppressionReason),
  }
  const { app, storage, application } = addStacks(configuration)
  for (const stack of [storage, application]) NagSuppressions.addStackSuppressions(stack, acceptedFindings)
  for (const Pack of [AwsSolutionsChecks, ServerlessChecks])
    Aspects.of(app).add(new Pack({ reports: false, additionalLoggers: [logger] }))
  try {
    app.synth()
  } catch (error) {
    // The findings say more than the CDK's error.
    if (found.length === 0) throw error
  }
  return { found, reasons }
}

test('cdk-nag reports only accepted findings on a stage with everything turned on', () => {
  const { found, reasons } = look(everythingOn)
  expect(found).toEqual([])
  // No reason is left over from something that was fixed.
  expect([...reasons].toSorted()).toEqual(acceptedFindings.map(({ reason }) => reason).toSorted())
})

test('a stage without firewall, certificate and threat protection has findings about them', () => {
  const { found } = look({ domain: undefined, firewall: undefined, threatProtection: false })
  expect(found).toEqual([
    'AwsSolutions-COG8 PorchlightStorage-prod/People/Pool/Resource',
    'AwsSolutions-CFR2 PorchlightApp-prod/Cdn/Distribution/Resource',
    'AwsSolutions-CFR4 PorchlightApp-prod/Cdn/Distribution/Resource',
  ])
})
