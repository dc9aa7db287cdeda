import { limits } from '@porchlight/contract/limits'
import { site } from '@porchlight/site/site.config'
import * as cognito from 'aws-cdk-lib/aws-cognito'
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { originsOf, type Stage } from '../stage.ts'

/** Accounts exist by invitation only and survive the stack. */
export class UserPool extends Construct {
  readonly pool: cognito.UserPool

  constructor(scope: Construct, id: string, stage: Pick<Stage, 'mfa' | 'threatProtection' | 'origin' | 'domain'>) {
    super(scope, id)
    const { mfa, threatProtection } = stage
    this.pool = new cognito.UserPool(this, 'Pool', {
      ...(threatProtection ? plus : { featurePlan: cognito.FeaturePlan.ESSENTIALS }),
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      userInvitation: invitation(stage),
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      // At the first sign-in Cognito offers to set up an authenticator app.
      mfa: mfa === 'required' ? cognito.Mfa.REQUIRED : cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(limits.invitationDays),
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const admins = new cognito.UserPoolGroup(this, 'Admins', {
      userPool: this.pool,
      groupName: 'admins',
      description: 'May manage properties, units and images, and see analytics',
    })
    admins.applyRemovalPolicy(RemovalPolicy.RETAIN)
  }
}

/** Cognito inserts name and password. */
function invitation(stage: Pick<Stage, 'origin' | 'domain'>): cognito.UserInvitationConfig {
  const [origin] = originsOf(stage)
  const where = origin ? `at ${origin}/admin` : 'at the address you received'
  return {
    emailSubject: `You're invited to help manage the homes of ${site.brandName}`,
    emailBody: `Sign in ${where} as {username} with the temporary password {####} (valid for ${limits.invitationDays} days). You will choose your own password then.`,
  }
}

const plus = {
  featurePlan: cognito.FeaturePlan.PLUS,
  standardThreatProtectionMode: cognito.StandardThreatProtectionMode.FULL_FUNCTION,
}
