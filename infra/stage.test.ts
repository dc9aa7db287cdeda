import { deployment } from '@porchlight/site/deployment.config'
import { expect, test } from 'vitest'
import { stageFrom } from './stage.ts'

test('takes a stage from the configuration, prod unless another is named', () => {
  expect(stageFrom({ PORCHLIGHT_STAGE: 'dev' })).toEqual({ name: 'dev', ...deployment.dev, isThrottled: true })
  expect(stageFrom({})).toEqual({ name: 'prod', ...deployment.prod, isThrottled: true })
})

test('asks for a password alone on this machine, and tells nobody of alarms', () => {
  expect(stageFrom({ PORCHLIGHT_STAGE: 'local', PORCHLIGHT_ORIGIN: 'http://localhost:4300' })).toEqual({
    name: 'local',
    origin: 'http://localhost:4300',
    mfa: 'optional',
    threatProtection: false,
    isThrottled: false,
  })
})

test('lets anybody call as often as they like on this machine, unless it is told otherwise', () => {
  expect(stageFrom({ PORCHLIGHT_STAGE: 'local', PORCHLIGHT_THROTTLES: 'on' }).isThrottled).toBe(true)
})

test('knows no other stage', () => {
  expect(() => stageFrom({ PORCHLIGHT_STAGE: 'production' })).toThrow('There is no stage "production"')
})
