import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'

let gallery: TestApp
let asked: string[] = []

beforeAll(async () => {
  gallery = await testApp({ database: watchQueries(await openTestDatabase(), (query) => asked.push(query)) })
  // As the site does: a page reads what it shows.
  gallery.app.get('/page', async (request) => {
    const read = gallery.app.readsForPage({ request })
    const paths = ['/auth/getUser', '/api/slides', '/api/works', '/api/options']
    return Promise.all(paths.map(async (url) => (await read({ url })).json()))
  })
})
beforeEach(() => gallery.reset())
afterAll(() => gallery.close())

it('the reads of a page know who asked for it and look once whether somebody wrote', async () => {
  const ana = gallery.client()
  const email = 'ana@example.org'
  await ana.signInAs({ email })
  await ana.get('/page')
  asked = []
  const looks = vi.spyOn(gallery.app, 'revisions')
  const [user] = (await ana.get('/page')).json()
  expect(user.data.email).toBe(email)
  expect(asked, 'who asks for the page').toHaveLength(1)
  expect(looks).toHaveBeenCalledTimes(1)
})

it('are those of nobody where nobody asks', async () => {
  const [user] = (await gallery.client().get('/page')).json()
  expect(user.data).toBeNull()
})
