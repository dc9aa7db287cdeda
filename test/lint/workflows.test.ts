import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { readText } from './repository-text.ts'

const folder = join(repositoryRoot, '.github/workflows')
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  return { file, text, workflow: parse(text) }
})
const stepsOf = ({ jobs }: { jobs: Record<string, { steps: Record<string, unknown>[] }> }) =>
  Object.values(jobs).flatMap(({ steps }) => steps)

test('one workflow checks, and one deploys', () => {
  expect(workflows.map(({ file }) => file)).toEqual(['deploy.yml', 'test.yml'])
})

describe.each(workflows)('$file', ({ text, workflow }) => {
  test('matches GitHub’s schema of workflows', () => {
    expect(validateWorkflow(text)).toMatchObject({ errors: [] })
  })

  test('pins every action to a commit and names its version', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(1)
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('contains no secret, and does not persist credentials', () => {
    expect(text).not.toMatch(/secrets\.|aws-access-key|AKIA/)
    for (const step of stepsOf(workflow))
      if (String(step.uses).startsWith('actions/checkout@')) expect(step.with).toEqual({ 'persist-credentials': false })
  })

  test('inserts no input into a command', () => {
    for (const { run } of stepsOf(workflow)) expect(String(run)).not.toContain('${{')
  })

  test('has a time limit', () => {
    for (const job of Object.values<Record<string, unknown>>(workflow.jobs))
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  })
})

test('each push makes an SBOM with the pnpm that installs the packages', () => {
  const [, pnpm = ''] = /manager = '([^']+)'/.exec(readText('packages/local-cloud/launch/install.mjs')) ?? []
  const steps = stepsOf(workflows[1]?.workflow)
  const making = steps.findIndex(({ run }) => String(run).includes(`${pnpm} sbom --lockfile-only`))
  expect(steps[making + 1]).toMatchObject({ with: { path: 'sbom.json' } })
})

describe('permissions', () => {
  const [deploy, check] = workflows.map(({ workflow }) => workflow)

  test('of the checks only allow reading the code', () => {
    expect(check.permissions).toEqual({ contents: 'read' })
    for (const job of Object.values<object>(check.jobs)) expect(job).not.toHaveProperty('permissions')
    expect(check.on).toEqual({ push: null, pull_request: null })
  })

  test('of a deployment only prove the workflow’s identity, and only people start one', () => {
    expect(deploy.permissions).toEqual({})
    expect(deploy.jobs.deploy.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
    expect(Object.keys(deploy.on)).toEqual(['workflow_dispatch'])
    expect(deploy.concurrency['cancel-in-progress']).toBe(false)
    // With an environment, the token would not name the branch, and AWS would refuse it (infra/deployer-stack.ts).
    expect(deploy.jobs.deploy).not.toHaveProperty('environment')
  })

  test('are granted after all install scripts have run', () => {
    const steps: { run?: string; uses?: string }[] = deploy.jobs.deploy.steps
    const credentials = steps.findIndex(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'))
    expect(steps.findIndex(({ run }) => run === 'npm run check')).toBeLessThan(credentials)
    expect(steps.slice(credentials + 1).map(({ run }) => run)).toEqual(['npm run deploy -- --yes --stage="$STAGE"'])
  })
})
