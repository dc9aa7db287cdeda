import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link, NavLink } from './link.tsx'
import { StaticRouter } from './router.tsx'

const at = (address: string, link: React.ReactElement) =>
  renderToStaticMarkup(<StaticRouter location={address}>{link}</StaticRouter>)

test('a link is one without script, too', () => {
  expect(at('/', <Link to="/compare?ids=a,b">Compare</Link>)).toBe('<a href="/compare?ids=a,b">Compare</a>')
})

test('the link to where the visitor is says so', () => {
  const admin = <NavLink to="/admin">Admin</NavLink>
  expect(at('/admin', admin)).toContain('aria-current="page"')
  expect(at('/admin/hero', admin)).toContain('aria-current="page"')
  expect(at('/administration', admin)).not.toContain('aria-current')
  const home = (
    <NavLink to="/" end>
      Home
    </NavLink>
  )
  expect(at('/?from=portal', home)).toContain('aria-current="page"')
  expect(at('/atlanta', home)).not.toContain('aria-current')
})
