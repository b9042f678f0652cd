import { MovementForm, SlideForm } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { addMessage } from '../contact/messages.queries.ts'
import { addEventImage } from '../events/imageChanges.queries.ts'
import { pictureWork } from '../images/worker.ts'
import { startWorker } from '../jobs/startWorker.ts'
import { setOptions } from '../options/options.queries.ts'
import { createSlide } from '../slides/changes.queries.ts'
import { addMovement } from '../works/movements.queries.ts'
import { fillBackRoom } from './backRoom.ts'
import { aBooking, anEvent, aSlot } from './bookings.ts'
import type { TestClient } from './client.ts'
import { recordingLog } from './recordingLog.ts'
import { addArchive, addItem, addSampleFile } from './sampleItem.ts'
import { storeSample } from './samplePicture.ts'
import type { TestApp } from './testApp.ts'

/** Signs that something between two databases likes to swallow. */
const oddText = `«Ñandú» \\ "comillas" 'y' \u{1F5BC}\r\n\ttab %_ null \\N {"a":[1]} \u00a0fin`

/**
 * A gallery with something in almost every table: the back room, an archive with a picture and a document, an event
 * with a slot that is booked, slides, options, a message, more tags than are read at once, and users who refer to each
 * other in both directions. One picture has its variants.
 *
 * @returns a super user, signed in
 */
export async function fillGallery(gallery: TestApp): Promise<TestClient> {
  const { app, db, clock } = gallery
  const writing = { now: clock.now, by: null }
  const client = gallery.client()
  const lucia = await client.signInAs({ email: 'lucia@ochava.example', first_name: 'Lucía', super: true })
  const visitor = gallery.client()
  const ana = await visitor.signInAs({ email: 'ana@example.org' })
  await db.execute(sql`update users set created_by = ${ana}, updated_by = ${lucia}`)

  const { works } = await fillBackRoom(gallery)
  const sold = MovementForm.parse({ status: 'Vendida', owner: 'Ñandú', price: 12_345_678.9 })
  await addMovement(db, works.one, { ...sold, date: '2025-03-04' }, { now: clock.now, by: lucia })

  const archive = await addArchive(gallery)
  const item = await addItem(gallery, {
    archive_id: archive,
    height: 0.1,
    body_es: `<p>${'larga '.repeat(5_000)}</p>`,
  })
  await addSampleFile(gallery, item)
  await addSampleFile(gallery, item, { name: 'acta.pdf', bytes: Buffer.from(`%PDF-1.7\n${oddText}`) })

  const event = await anEvent(db)
  const file = await storeSample(db, app.storage, {
    folder: 'events',
    now: clock.now,
    width: 600,
    height: 400,
  })
  await addEventImage(db, event, { file, active: true, description_es: oddText, description_en: '' }, writing)
  await visitor.post('/api/appointments', aBooking(await aSlot(db, event), { comments: oddText }))

  const slide = SlideForm.parse({ title_es: 'Una', title_en: 'One' })
  const filename = await storeSample(db, app.storage, { folder: 'slides', now: clock.now })
  await createSlide(db, { ...slide, filename }, writing)
  await setOptions(db, { name: 'Ochava', phone: '48321107', since: 2010, social: [] }, writing)
  await addMessage(db, {
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'Hola',
    message: oddText,
    language: 'es',
    created_at: clock.now,
  })
  await db.execute(sql`insert into tags (content) select 'palabra ' || n from generate_series(1, 1200) as n`)

  const log = recordingLog()
  const worker = startWorker(pictureWork({ db, storage: app.storage, clock: () => clock.now, log }), log)
  await worker.nudge()
  await worker.stop()
  return client
}
