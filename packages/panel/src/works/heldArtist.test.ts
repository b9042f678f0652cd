import { beforeEach, expect, test, vi } from 'vitest'
import { newArtist } from '../record/newArtists.ts'
import { withHeldArtist } from './heldArtist.ts'

let sent: string[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/works/1' })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: [] })
    sent.push(`${method} ${path}`)
    return Response.json({ data: { id: 12, display: 'Ofelia Tapia' } }, { status: 201 })
  })
})

const savedId = async (id: number | null) => id
const onTakenBack = vi.fn()

test('a work goes to whom the gallery knows, or to nobody, and nobody is added', async () => {
  expect(await withHeldArtist(7, { save: savedId, onTakenBack })).toBe(7)
  expect(await withHeldArtist(null, { save: savedId, onTakenBack })).toBeNull()
  expect(sent).toEqual([])
})

test('whom the gallery does not know is added with the work, which is theirs by the id that they get', async () => {
  expect(await withHeldArtist(newArtist('Ofelia Tapia', []), { save: savedId, onTakenBack })).toBe(12)
  expect(sent).toEqual(['POST /api/artists'])
})
