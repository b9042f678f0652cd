import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, rendered, visit } from '../testing/renderedPages.ts'

const signedIn = (user: object) => answering([urlOf('/auth/getUser'), { data: { ...user, awaits: null } }])

test('the panel asks who is not signed in to sign in, at its own address', async () => {
  const page = await rendered('/es/admin/works/5?q=azul')
  expect(page).toMatchObject({ status: 403, secret: true, head: { title: 'Ingresar | Ochava' } })
  expect(page.body).toContain('Ingresá al sistema.')
  expect(page.body).toContain('type="email"')
})

test.each(['es', 'en'] as const)(
  'the panel arrives with its name, before its scripts do: %s',
  async (language) => {
    const others = signedIn({ id: 1, display: 'Inés', email: 'ines@example.org', super: true })
    const { page } = await visit(`/${language}/admin/works`, { language, others })
    expect(page).toMatchObject({ status: 200, head: { title: 'Panel | Ochava' } })
  }
)

test('the panel leads whoever is no super user home, and says why', async () => {
  const others = signedIn({ id: 7, display: 'Ana', email: 'ana@example.org', super: false })
  const { page } = await visit('/en/admin', { language: 'en', others })
  const msg = 'You do not have permission to see this page. Please sign in.'
  expect(page).toEqual({ redirect: `/en?${new URLSearchParams({ msg })}`, secret: true })
})
