import type { Stage } from '../../../infra/stage.ts'

export const everythingOn: Partial<Stage> = {
  domain: { name: 'www.homes.example', hostedZone: { id: 'Z0123456789', name: 'homes.example' } },
  firewall: { requestsPer5Minutes: 1000 },
  threatProtection: true,
}
