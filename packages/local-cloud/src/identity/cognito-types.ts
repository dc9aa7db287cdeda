import { createHmac, randomBytes } from 'node:crypto'
import type { Json, JsonObject } from '../template/json.ts'
import { arn, local, physicalId, type Resource } from '../template/resource.ts'

/** The one user pool of an app, in the form of Cognito's ids. */
export const localPoolId = `${local.region}_Local0001`

const thisProcess = randomBytes(32)

/** An app client's secret: new at every start, for it is told to the functions and the stand-in at the same time. */
export function clientSecret(clientId: string): string {
  return createHmac('sha256', thisProcess).update(clientId).digest('hex')
}

interface CognitoType {
  ref(resource: Resource, properties: JsonObject): string
  attributes?(resource: Resource, properties: JsonObject): Record<string, Json>
}

const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')

/** What templates may ask of Cognito's resources, to be listed among the resource types. */
export const cognitoTypes: Record<string, CognitoType> = {
  'AWS::Cognito::UserPool': {
    ref: () => localPoolId,
    attributes: () => ({
      Arn: arn('cognito-idp', `userpool/${localPoolId}`),
      UserPoolId: localPoolId,
      ProviderName: `cognito-idp.${local.region}.${local.urlSuffix}/${localPoolId}`,
      ProviderURL: `https://cognito-idp.${local.region}.${local.urlSuffix}/${localPoolId}`,
    }),
  },
  'AWS::Cognito::UserPoolClient': {
    ref: physicalId,
    attributes: (resource) => {
      const id = physicalId(resource)
      return { ClientId: id, ClientSecret: clientSecret(id), Name: id }
    },
  },
  'AWS::Cognito::UserPoolDomain': { ref: (_, { Domain }) => text(Domain) },
  'AWS::Cognito::UserPoolGroup': { ref: (_, { GroupName }) => text(GroupName) },
  'AWS::Cognito::ManagedLoginBranding': { ref: physicalId },
}
