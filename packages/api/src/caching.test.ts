import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rights } from './http/rights.ts'
import type { TestClient } from './testing/client.ts'
import { sampleWork } from './testing/sampleWork.ts'
import { type TestApp, testApp } from './testing/testApp.ts'

let gallery: TestApp
let lucia: TestClient

beforeAll(async () => {
  gallery = await testApp()
})
beforeEach(async () => {
  await gallery.reset()
  lucia = gallery.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => gallery.close())

const keptOf = async (client: TestClient, path: string) => (await client.get(path)).headers['cache-control']

describe('a browser in which somebody signed out', () => {
  const onlyStaffReads = Object.entries(rights).flatMap(([name, right]) =>
    right === 'super' && name.startsWith('GET ') && !/[:?]/.test(name) ? [name.slice('GET '.length)] : []
  )

  it('has kept nothing that only super users read', async () => {
    expect(onlyStaffReads).toEqual(
      expect.arrayContaining(['/api/messages', '/api/users', '/api/mails', '/api/activity', '/api/bin'])
    )
    const kept = await Promise.all(onlyStaffReads.map(async (path) => [path, await keptOf(lucia, path)]))
    expect(kept.filter(([, control]) => control !== 'no-store')).toEqual([])
  })

  it('has kept nothing of what super users read beside what visitors do', async () => {
    const line = { status: 'Vendida', date: '2025-03-01', owner: 'Ana Paz', address: 'Lima 12' }
    const { data: work } = (await lucia.post('/api/works', sampleWork())).json()
    await lucia.post(`/api/works/${work.id}/movements`, line)
    for (const path of ['/api/works?showAll=1', `/api/works/${work.id}`, '/api/artists', '/api/options']) {
      expect(await keptOf(lucia, path), path).toBe('no-store')
      expect(await keptOf(gallery.client(), path), path).toBe('private, no-cache')
    }
  })

  it.each([
    ['here', () => lucia.post('/auth/logout')],
    ['everywhere', () => lucia.post('/auth/logout/all')],
    [
      'in its own line of the list',
      async () => {
        const [{ id }] = (await lucia.get('/auth/sessions')).json().data
        return lucia.delete(`/auth/sessions/${id}`)
      },
    ],
    [
      'for good',
      async () => {
        await gallery.client().signInAs({ email: 'ana@ochava.example', super: true })
        return lucia.delete('/auth/account')
      },
    ],
  ])('is told to forget the pictures too: who signs out %s', async (_where, leave) => {
    expect((await lucia.get('/api/panel')).headers).not.toHaveProperty('clear-site-data')
    const answer = await leave()
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"cache"'])
  })

  it('keeps what is there where another session was ended', async () => {
    await gallery.client().signInAs({ email: 'lucia@ochava.example', super: true })
    const { data } = (await lucia.get('/auth/sessions')).json()
    const other = data.find(({ current }: { current: boolean }) => !current)
    const answer = await lucia.delete(`/auth/sessions/${other.id}`)
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, undefined])
  })
})
