import { CollectionForm, WorkHoldForm } from '@gallery/contract'
import { createArtist } from '../artists/artists.queries.ts'
import {
  changeCollection,
  createCollection,
  setCollectionImage,
  setCollectionOptions,
} from '../collections/changes.queries.ts'
import { findCollectionDetail } from '../collections/collection.queries.ts'
import { holdWork } from '../workHolds/holding.ts'
import { createWork } from '../works/changes.queries.ts'
import { addCondition } from '../works/conditions.queries.ts'
import { addWorkImage } from '../works/imageChanges.queries.ts'
import { addMovement } from '../works/movements.queries.ts'
import { storeSample } from './samplePicture.ts'
import { sampleWork } from './sampleWork.ts'
import type { TestApp } from './testApp.ts'

/** Words that stand in records of the back room and that no visitor may read, whoever else may. */
export const secrets = {
  notes: 'canary-notes',
  recipient: 'canary-recipient',
  message: 'canary-message',
  client: 'canary-client',
  contact: 'canary-contact',
  holdNote: 'canary-hold-note',
  lender: 'canary-lender',
  place: 'canary-place',
  condition: 'canary-condition',
}

/** What {@link fillBackRoom} made, by id, link and file. */
export type BackRoom = Awaited<ReturnType<typeof fillBackRoom>>

/**
 * Three collections: `paper`, public, of the works Dos, Escondida (hidden, its cover) and Uno in this order; `wall`, a
 * private room of Escondida and Uno; `empty`, public. Uno is by Roca, Dos by Szalay, Escondida by Lemos.
 * Uno and Escondida are held for somebody until tomorrow. Uno and Escondida are on consignment, and their condition was noted.
 */
export async function fillBackRoom({ app, db, clock }: TestApp) {
  const writing = { now: clock.now, by: null }

  const addArtist = (display: string, last_name: string) =>
    createArtist(db, { display, last_name, bio_es: '', bio_en: '' }, writing)
  async function addWork(title_es: string, changes: Parameters<typeof sampleWork>[0]) {
    const form = sampleWork({ title_es, title_en: '', notes: secrets.notes, ...changes })
    const id = await createWork(db, form, writing)
    const file = await storeSample(db, app.storage, { folder: 'images', now: clock.now })
    const image = { description_es: '', description_en: '', public: true, file }
    await addWorkImage(db, id, image, writing)
    return { id, file }
  }
  async function addCollection(form: Partial<CollectionForm>) {
    const id = await createCollection(db, CollectionForm.parse(form), writing)
    const { link } = await findCollectionDetail(db, id, clock.now)
    return { id, link }
  }

  const artists = {
    roca: await addArtist('Ana Roca', 'Roca'),
    szalay: await addArtist('Irma Szalay', 'Szalay'),
    lemos: await addArtist('Bruno Lemos', 'Lemos'),
  }
  const one = await addWork('Uno', { artist_id: artists.roca, code: 'A-1' })
  const two = await addWork('Dos', { artist_id: artists.szalay, code: 'B-2' })
  const hidden = await addWork('Escondida', { artist_id: artists.lemos, code: 'C-3', public: false })

  const paper = await addCollection({
    title_es: 'Papeles',
    title_en: 'Works on Paper',
    description_es: '<p>De cerca</p>',
    public: true,
    works: [two.id, hidden.id, one.id],
  })
  const wall = await addCollection({ title_es: 'Un muro', works: [hidden.id, one.id] })
  const empty = await addCollection({ title_es: 'Vacía', public: true })
  const placed = [{ id: two.id }, { id: hidden.id, cover: true }, { id: one.id }]
  await changeCollection(db, paper.id, { works: placed.map((work) => ({ cover: false, ...work })) }, writing)
  await setCollectionImage(
    db,
    paper.id,
    await storeSample(db, app.storage, { folder: 'collections', now: clock.now }),
    writing
  )
  await setCollectionOptions(
    db,
    wall.id,
    {
      public: false,
      recipient: secrets.recipient,
      message: secrets.message,
      open_until: null,
      renewLink: false,
    },
    writing
  )
  for (const { id } of [one, hidden]) {
    const { client, contact, holdNote: note } = secrets
    const form = WorkHoldForm.parse({ client, contact, note, hours: 24 })
    await holdWork(db, id, form, { ...writing, language: 'es' })
    const { lender: owner, place: address, condition: words } = secrets
    const line = { status: 'En consignación', owner, address, price: null, currency: 'USD' } as const
    const until = { date: '2025-01-10', consigned_until: '2025-12-31', contact: owner }
    const movement = await addMovement(db, id, { ...line, ...until }, writing)
    await addCondition(db, { id, movement }, { words }, writing)
  }
  return {
    artists,
    works: { one: one.id, two: two.id, hidden: hidden.id },
    files: { one: one.file, two: two.file, hidden: hidden.file },
    paper,
    wall,
    empty,
  }
}
