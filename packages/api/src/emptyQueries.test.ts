import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOperations, type Operation } from './testing/apiOperations.ts'
import { type TestApp, testApp } from './testing/testApp.ts'

let gallery: TestApp
let lists: Operation[]
beforeAll(async () => {
  gallery = await testApp()
  const operations = await apiOperations(gallery)
  lists = operations.filter(({ method, params, query }) => {
    return method === 'GET' && params.length === 0 && query.length > 0
  })
})
afterAll(() => gallery.close())

test('what a query leaves empty is as if it were left out, in every list', async () => {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  expect(lists.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/items', '/api/works', '/api/search'])
  )
  for (const { path, query } of lists) {
    const bare = await lucia.get(path)
    const empty = await lucia.get(`${path}?${query.map((name) => `${name}=`).join('&')}`)
    expect([path, empty.statusCode, withoutTime(empty)]).toEqual([path, bare.statusCode, withoutTime(bare)])
  }
})

test('an empty kind does not empty the whole bin', async () => {
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  expect((await lucia.delete('/api/bin?kind=')).statusCode).toBe(422)
})

/** Files say when they were made. */
function withoutTime({ body, headers }: { body: string; headers: Record<string, unknown> }): string {
  return String(headers['content-type']).includes('json') ? body : ''
}
