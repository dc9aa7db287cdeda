import { expect, test } from 'vitest'
import { diffSummary } from './diff-summary.ts'

const diff = `Stack PorchlightStorage-prod
There were no differences
Stack PorchlightApp-prod
IAM Statement Changes
┌───┬──────────┐
│ + │ Api/Invoker  │
└───┴──────────┘
Parameters
[+] Parameter EdgeKey0 EdgeKey0: {"Type":"String"}
Resources
[-] AWS::SQS::Queue Publisher/Failed PublisherFailed1A2B destroy
[+] AWS::Lambda::Function Api/list-people Apilistpeople1A
[+] Custom::Trigger Publisher/Trigger PublisherTrigger2B
[~] AWS::Lambda::Function Api/login Apilogin3C
 └─ [~] Code
     └─ [~] .S3Key:
         ├─ [-] a.zip
         └─ [+] b.zip
[~] AWS::S3::Bucket Site/Bucket SiteBucket4D replace
 └─ [~] BucketName (requires replacement)
[~] AWS::Cognito::UserPoolDomain SignIn/Domain SignInDomain5E may be replaced
Outputs
[+] Output SiteUrl SiteUrl: {"Value":"x"}

✨  Number of stacks with differences: 1
`

test('counts the resources of each stack and names those that lose what they hold', () => {
  expect(diffSummary(diff)).toEqual([
    'PorchlightStorage-prod: no resource changes.',
    'PorchlightApp-prod: 2 added, 1 changed, 2 replaced, 1 deleted; permissions change.',
    '    deleted: AWS::SQS::Queue Publisher/Failed PublisherFailed1A2B destroy',
    '    replaced: AWS::S3::Bucket Site/Bucket SiteBucket4D replace',
    '    replaced: AWS::Cognito::UserPoolDomain SignIn/Domain SignInDomain5E may be replaced',
  ])
})
