import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../support/site/repository-root.ts'

const MAX_SUBJECT_LENGTH = 60

function problemOf(message: string): string | undefined {
  const [subject = '', ...body] = message.trim().split('\n')
  if (subject.length > MAX_SUBJECT_LENGTH) return `has a subject of more than ${MAX_SUBJECT_LENGTH} characters`
  if (subject.endsWith('.')) return 'has a subject that ends with a full stop'
  return body.join('').trim() === '' ? 'has no body that says why' : undefined
}

/** Returns none if git or the whole history is missing. */
function newMessages(cwd: string): string[] {
  const git = (...words: string[]) => {
    try {
      return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  }
  // The prefix is not empty in a copy of the files that lies in another repository.
  if (git('rev-parse', '--show-prefix') !== '' || git('rev-parse', '--is-shallow-repository') !== 'false') return []
  const branch = ['refs/remotes/origin/main', 'refs/heads/main'].find((name) =>
    git('rev-parse', '-q', '--verify', name),
  )
  const log = branch && git('log', '--no-merges', '-z', '--format=%B', `${branch}..HEAD`)
  return log?.split('\0').filter((message) => message !== '') ?? []
}

test('commits that are not on the default branch have a short subject and a body', () => {
  const problems = newMessages(repositoryRoot).flatMap((message) => {
    const problem = problemOf(message)
    return problem ? [`"${message.split('\n')[0]}" ${problem}`] : []
  })
  expect(problems).toEqual([])
})
