import { CollectionForm, MovementForm, movementPurposes, workStatuses } from '@gallery/contract'
import { createArtist } from '../artists/artists.queries.ts'
import { createCollection } from '../collections/changes.queries.ts'
import { createWork } from '../works/changes.queries.ts'
import { addMovement, strikeMovements } from '../works/movements.queries.ts'
import { sampleWork } from './sampleWork.ts'
import type { TestApp } from './testApp.ts'

/** A line of a ledger as the seed wrote it. */
export type YearLine = Omit<MovementForm, 'date' | 'minded_by'> & {
  id: number
  work: number
  date: string
  struck: boolean
}

/** What {@link fillYear} made. */
export type GalleryYear = Awaited<ReturnType<typeof fillYear>>

const sizes = { works: 60, clients: 40, rooms: 15, movements: 200 }

/**
 * The year 2025 of a gallery, the same from the same seed: 60 works of six artists, 40 clients, 15 private rooms and 200
 * lines of ledgers, some written down later than they happened, some on one day, some struck through.
 */
export async function fillYear({ db, clock }: TestApp, seed = 2025) {
  const random = randomFrom(seed)
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('There is nothing to choose from')
    return value
  }
  const dayOfYear = (from = 0) => {
    const day = from + Math.floor(random() * (365 - from))
    return new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
  }
  const writing = { now: clock.now, by: null }

  const clients = Array.from({ length: sizes.clients }, (_, at) => `zqclient${at}zq`)
  const places = [
    'Sala 1',
    'Depósito, peine 2',
    'Depósito, peine 4',
    'zqplace1zq, San Nicolás',
    'zqplace2zq, Chacarita',
  ]
  const artists: number[] = []
  for (const name of ['Brandariz', 'Idelsohn', 'Lemos', 'Otaegui', 'Szalay', 'Verardi']) {
    const form = { display: `Ana ${name}`, last_name: name, bio_es: '', bio_en: '' }
    artists.push(await createArtist(db, form, writing))
  }
  const works: number[] = []
  for (let at = 0; at < sizes.works; at += 1) {
    const form = sampleWork({
      title_es: `Obra ${at + 1}`,
      title_en: `Work ${at + 1}`,
      code: `Y-${at + 1}`,
      artist_id: one(artists),
      public: random() < 0.7,
    })
    works.push(await createWork(db, form, writing))
  }
  const rooms: number[] = []
  for (let at = 0; at < sizes.rooms; at += 1) {
    const chosen = [...new Set([one(works), one(works), one(works)])]
    const form = CollectionForm.parse({ title_es: `Sala ${at + 1}`, works: chosen })
    rooms.push(await createCollection(db, form, writing))
  }

  const lines: YearLine[] = []
  for (let at = 0; at < sizes.movements; at += 1) {
    // Each work comes in once; from then on anything may happen to any of them.
    const isFirst = at < sizes.works
    const work = isFirst ? works[at] : one(works)
    if (work === undefined) throw new Error('Each line has a work')
    const status = isFirst ? one(['En consignación', 'Para registro'] as const) : one(workStatuses)
    const isOut = status === 'Prestada' || random() < 0.15
    const form = MovementForm.parse({
      status,
      owner: one(clients),
      price: random() < 0.85 ? Math.round(random() * 50_000) : null,
      currency: random() < 0.8 ? 'USD' : 'ARS',
      address: one(places),
      purpose: isOut && status !== 'Prestada' ? one(movementPurposes) : '',
      due: isOut && random() < 0.8 ? dayOfYear() : null,
      consigned_until: status === 'En consignación' && random() < 0.5 ? dayOfYear(180) : null,
      contact: isOut ? one(clients) : '',
    })
    const date = isFirst ? dayOfYear().replace(/^2025-\d\d/, '2025-01') : dayOfYear()
    const id = await addMovement(db, work, { ...form, date }, writing)
    lines.push({ ...form, id, work, date, struck: false })
  }
  for (const line of lines) line.struck = random() < 0.07
  await strikeMovements(
    db,
    lines.filter(({ struck }) => struck).map(({ id }) => id),
    writing,
    'Se anotó en otra obra'
  )
  return { works, clients, places, rooms, lines, day: dayOfYear }
}

/** Numbers from 0 to 1, the same from the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
