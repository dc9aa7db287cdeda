import { deploymentSchema } from './deployment-schema.ts'

/**
 * How and where the site is deployed: change it here, then `npm run deploy`. The local cloud reads none of it, and no
 * page contains it. A mistake stops the deployment and names the field; docs/operations.md explains each.
 */
export const deployment = deploymentSchema.parse({
  prod: {
    region: 'us-east-1',
    // domain: { name: 'www.homes.org', hostedZone: { id: 'Z0123456789', name: 'homes.org' } },
    alarmEmail: 'alarms@example.com',
    monthlyBudget: 20,
    // github: { repository: 'owner@1/name@2', branch: 'main' },
    mfa: 'required',
    threatProtection: false,
  },
  dev: {
    region: 'us-east-1',
    alarmEmail: 'alarms@example.com',
    monthlyBudget: 5,
    mfa: 'required',
    threatProtection: false,
  },
})
