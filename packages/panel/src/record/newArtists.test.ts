import { Failure } from '@gallery/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { type NamedArtist, newArtist, withNewArtists } from './newArtists.ts'

const szalay = { id: 7, display: 'Irma Szalay' }

/** The artists of a server: `sent` is what it was sent, `refusal` its answer to who is to be added. */
function serverOf(known: NamedArtist[], refusal?: (display: string) => Response | undefined) {
  const sent: unknown[] = []
  const bin: NamedArtist[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: known })
    sent.push(`${method} ${path}`)
    if (method === 'DELETE') {
      const at = known.findIndex(({ id }) => path.endsWith(`/${id}`))
      bin.push(...known.splice(at, 1))
      return Response.json({ message: 'Done' })
    }
    if (path.endsWith('/restore')) {
      const back = bin.find(({ id }) => path.includes(`/${id}/`))
      if (!back) return Response.json({ message: 'No' }, { status: 404 })
      known.push(back)
      return Response.json({ data: back })
    }
    const form = JSON.parse(String(body))
    const refused = refusal?.(form.display)
    if (refused) return refused
    const made = { id: 100 + known.length, display: form.display, last_name: form.last_name }
    known.push(made)
    return Response.json({ data: made }, { status: 201 })
  })
  return { sent, bin }
}

/** Saves a record that is refused with these statuses, one after the other, and then saved. */
function saving(artists: NamedArtist[], ...statuses: number[]) {
  const onTakenBack = vi.fn()
  const save = async (known: NamedArtist[]) => {
    const status = statuses.shift()
    if (status !== undefined) throw new Failure(status)
    return known
  }
  return { onTakenBack, again: () => withNewArtists(artists, { field: 'artists', save, onTakenBack }) }
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
  const known: NamedArtist[] = [szalay]
  const { sent } = serverOf(known)
  const made = { id: 101, display: 'Elsa Brandariz' }
  expect(await saving([newArtist('Elsa Brandariz', []), szalay]).again()).toEqual([made, szalay])
  expect(sent).toEqual(['POST /api/artists'])
  expect(known).toEqual([szalay, { ...made, last_name: 'Brandariz' }])
})

test.each([422, 409, 403])(
  'whom a record named that is refused with %i is in the bin again',
  async (status) => {
    const { sent, bin } = serverOf([szalay])
    const { again, onTakenBack } = saving([newArtist(`Refused ${status}`, [])], status)
    await expect(again()).rejects.toMatchObject({ status })
    expect(bin).toMatchObject([{ id: 101 }])
    expect(onTakenBack).toHaveBeenCalledOnce()
    // Tried again, the same artist comes back.
    expect(await again()).toEqual([{ id: 101, display: `Refused ${status}` }])
    expect(sent).toEqual(['POST /api/artists', 'DELETE /api/artists/101', 'POST /api/artists/101/restore'])
  }
)

test('who has been deleted for good since is added anew', async () => {
  const { bin } = serverOf([szalay])
  const { again } = saving([newArtist('Deleted Since', [])], 422)
  await expect(again()).rejects.toThrow(Failure)
  bin.length = 0
  expect(await again()).toEqual([{ id: 101, display: 'Deleted Since' }])
})

test('who was there by that name stays, whatever becomes of the record', async () => {
  const { sent } = serverOf([szalay])
  const { again, onTakenBack } = saving([newArtist('irma szalay', [])], 422)
  await expect(again()).rejects.toMatchObject({ status: 422 })
  expect(sent).toEqual([])
  expect(onTakenBack).not.toHaveBeenCalled()
})

test.each([0, 500])(
  'after a failure that leaves open what was saved (%i) they stay, and are added once',
  async (status) => {
    const { sent } = serverOf([szalay])
    const { again } = saving([newArtist(`Open ${status}`, [])], status)
    await expect(again()).rejects.toMatchObject({ status })
    expect(await again()).toMatchObject([{ id: 101 }])
    expect(sent).toEqual(['POST /api/artists'])
  }
)

test('who turns out to be there already stands once', async () => {
  const { sent } = serverOf([szalay])
  expect(await saving([szalay, newArtist('irma szalay', [])]).again()).toMatchObject([szalay])
  expect(sent).toEqual([])
})

test('a name that is refused is an error of the record’s own field, and who came before it is not left', async () => {
  const { bin } = serverOf([szalay], (display) =>
    display === 'Muy largo'
      ? Response.json({ message: 'No', errors: { display: ['Muy largo'] } }, { status: 422 })
      : undefined
  )
  const first = newArtist('Comes First', [])
  const failed = saving([first, newArtist('Muy largo', [first])]).again()
  await expect(failed).rejects.toMatchObject({ status: 422, errors: { artists: ['Muy largo'] } })
  expect(bin).toMatchObject([{ display: 'Comes First' }])
})
