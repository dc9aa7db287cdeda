import { ada } from '../functions/sign-in.ts'
import type { GuardedSite } from './guarded-site.ts'

export async function changePeople(site: GuardedSite): Promise<void> {
  const write = async (name: string, call: object = {}) => (await site.act(name, { method: 'POST', ...call })).body
  const you = ada()
  site.addPerson(you)
  await site.signIn(you)
  const { email } = site.addPerson({ status: 'FORCE_CHANGE_PASSWORD', groups: [] })
  await write('invite-person', { body: { email } })
  const { id } = await write('invite-person', { body: { email: 'cousin@porchlight.test' } })
  await write('invite-again', { id })
  await write('sign-out-person', { id })
  await write('remove-person', { method: 'DELETE', id })
  await site.act('list-people')
}
