import { deployment } from '@porchlight/site/deployment.config'
import { expect, test } from 'vitest'
import { stageFrom } from './stage.ts'

test('reads a stage from the configuration, prod by default', () => {
  expect(stageFrom({ PORCHLIGHT_STAGE: 'dev' })).toEqual({ name: 'dev', ...deployment.dev, isThrottled: true })
  expect(stageFrom({})).toEqual({ name: 'prod', ...deployment.prod, isThrottled: true })
})

test('requires only a password on a local stage, and sends no alarms', () => {
  expect(stageFrom({ PORCHLIGHT_STAGE: 'local', PORCHLIGHT_ORIGIN: 'http://localhost:4300' })).toEqual({
    name: 'local',
    origin: 'http://localhost:4300',
    mfa: 'optional',
    threatProtection: false,
    isThrottled: false,
  })
})

test('has no call limits on a local stage by default', () => {
  expect(stageFrom({ PORCHLIGHT_STAGE: 'local', PORCHLIGHT_THROTTLES: 'on' }).isThrottled).toBe(true)
})

test('throws for any other stage', () => {
  expect(() => stageFrom({ PORCHLIGHT_STAGE: 'production' })).toThrow('There is no stage "production"')
})
