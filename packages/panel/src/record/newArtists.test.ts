import { Failure } from '@gallery/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { addNewArtists, newArtist } from './newArtists.ts'

const szalay = { id: 7, display: 'Irma Szalay' }

/** The artists of a server: `sent` is what it was sent, `refusal` its answer to who is to be added. */
function serverOf(known: { id: number; display: string }[], refusal?: () => Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: known })
    if (refusal) return refusal()
    const form = JSON.parse(String(body))
    sent.push([method, path, form])
    const made = { id: 100 + known.length, display: form.display }
    known.push(made)
    return Response.json({ data: made }, { status: 201 })
  })
  return sent
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/events/1' })
})

test('who is new has an id of their own below zero, which two do not share', () => {
  const first = newArtist(' Elsa Brandariz ', [szalay])
  expect(first).toEqual({ id: -1, display: 'Elsa Brandariz' })
  expect(newArtist('Otra', [szalay, first]).id).toBe(-2)
})

test('only who is new is added, in the place where they stand', async () => {
  const sent = serverOf([szalay])
  const artists = [newArtist('Elsa Brandariz', []), szalay]
  expect(await addNewArtists(artists, 'artists')).toEqual([{ id: 101, display: 'Elsa Brandariz' }, szalay])
  expect(sent).toEqual([['POST', '/api/artists', { display: 'Elsa Brandariz', last_name: 'Brandariz' }]])
})

test('a saving that is tried again adds nobody twice', async () => {
  const sent = serverOf([szalay])
  const artists = [newArtist('Elsa Brandariz', [])]
  const first = await addNewArtists(artists, 'artists')
  expect(await addNewArtists(artists, 'artists')).toEqual(first)
  expect(sent).toHaveLength(1)
})

test('who turns out to be there already stands once', async () => {
  const sent = serverOf([szalay])
  expect(await addNewArtists([szalay, newArtist('irma szalay', [])], 'artists')).toEqual([szalay])
  expect(sent).toEqual([])
})

test('a name that is refused is an error of the record’s own field', async () => {
  serverOf([], () => Response.json({ message: 'No', errors: { display: ['Muy largo'] } }, { status: 422 }))
  const failed = addNewArtists([newArtist('Muy largo', [])], 'artists')
  await expect(failed).rejects.toThrow(Failure)
  await expect(failed).rejects.toMatchObject({ status: 422, errors: { artists: ['Muy largo'] } })
})
