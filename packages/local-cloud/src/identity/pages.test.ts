import { expect, it } from 'vitest'
import { hostedPage, loginPage, pageFile } from './pages.ts'
import { seededPeople } from './settings.ts'

const text = (path: string) => String(pageFile(path)?.body)

it('dresses the login page in tokens that the site has', () => {
  const used = [...`${text('/login.css')}${text('/porch.css')}`.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(20)
  for (const name of used) expect(text('/tokens.css')).toContain(`${name}:`)
})

it('has every file that its pages ask for', () => {
  const asked = [...hostedPage('Any', '').matchAll(/href="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(asked.length).toBeGreaterThan(3)
  for (const path of asked) expect(pageFile(path)?.status).toBe(200)
})

it('says that it is the stand-in and who can sign in', () => {
  const page = loginPage({ action: '/login?a=1&b="', csrf: 'c', email: '"><script>', people: seededPeople })
  expect(page).toContain('This is the local stand-in')
  for (const { email, password } of seededPeople) {
    expect(page).toContain(email)
    expect(page).toContain(password)
  }
  expect(page).not.toContain('<script>')
  expect(page).not.toMatch(/ style=/)
})
