import { Match, Template } from 'aws-cdk-lib/assertions'
import { App, Stack } from 'aws-cdk-lib/core'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { UserPool } from './user-pool.ts'

function synthesized(threatProtection: boolean, mfa: 'required' | 'optional' = 'required') {
  const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Test')
  new UserPool(stack, 'People', { threatProtection, mfa })
  return Template.fromStack(stack)
}
const template = synthesized(false)

describe('the user pool', () => {
  test('allows no sign-up, and sign-in by email in any letter case', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    })
  })

  test('requires long passwords of every kind of character, and supports an authenticator app', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 12,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
        },
      },
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    })
  })

  test('requires the app’s code at every sign-in, or lets each person choose', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', { MfaConfiguration: 'ON' })
    synthesized(false, 'optional').hasResourceProperties('AWS::Cognito::UserPool', { MfaConfiguration: 'OPTIONAL' })
  })

  test('invites people with the site’s address, if it is known before deployment', () => {
    const invitation = (EmailMessage: string) => ({
      AdminCreateUserConfig: {
        InviteMessageTemplate: { EmailMessage: Match.stringLikeRegexp(EmailMessage), EmailSubject: Match.anyValue() },
      },
    })
    template.hasResourceProperties(
      'AWS::Cognito::UserPool',
      invitation('the address you received as \\{username\\} .*\\{####\\}'),
    )
    const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Named')
    new UserPool(stack, 'People', { threatProtection: false, mfa: 'required', domain: { name: 'www.homes.org' } })
    Template.fromStack(stack).hasResourceProperties(
      'AWS::Cognito::UserPool',
      invitation('at https://www.homes.org/admin as'),
    )
  })

  test('is protected from deletion and has the group of administrators', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' })
    template.hasResourceProperties('AWS::Cognito::UserPoolGroup', { GroupName: 'admins' })
  })

  test('enables threat protection only if configured, and then lets it block', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', { UserPoolTier: 'ESSENTIALS' })
    expect(JSON.stringify(template.toJSON())).not.toContain('AdvancedSecurityMode')
    synthesized(true).hasResourceProperties('AWS::Cognito::UserPool', {
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    })
  })
})
