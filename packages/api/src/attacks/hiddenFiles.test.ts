import { iiifFolders, iiifPath } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { createEvent } from '../events/changes.queries.ts'
import { addEventImage } from '../events/imageChanges.queries.ts'
import { setOptions } from '../options/options.queries.ts'
import { type StorageFolder, storageKey, variantName } from '../storage/keys.ts'
import { works } from '../tables/works.table.ts'
import { fillBackRoom } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { openTestDatabase } from '../testing/database.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { addArchive, addItem, addSampleFile } from '../testing/sampleItem.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { addSlide } from '../testing/sampleSlide.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'
import { createWork } from '../works/changes.queries.ts'
import { addWorkImage } from '../works/imageChanges.queries.ts'

let gallery: TestApp
let lucia: TestClient
let asked: string[] = []

beforeAll(async () => {
  gallery = await testApp({
    database: watchQueries(await openTestDatabase(), (query) => asked.push(query)),
  })
})
beforeEach(async () => {
  await gallery.reset()
  lucia = gallery.client()
  await lucia.signInAs({ super: true })
})
afterAll(() => gallery.close())

const writing = () => ({ now: gallery.clock.now, by: null })
const write = (statement: string) => gallery.db.execute(sql.raw(statement))
const store = (folder: StorageFolder) =>
  storeSample(gallery.db, gallery.app.storage, { folder, now: gallery.clock.now })
const texts = { description_es: '', description_en: '' }

async function addWork(file: string, isPublic = true): Promise<number> {
  const id = await createWork(gallery.db, sampleWork({ public: isPublic }), writing())
  await addWorkImage(gallery.db, id, { ...texts, public: true, file }, writing())
  return id
}

const shown = (file: string) => `<p><img src="/storage/images/${file}"></p>`

/** Each makes a record that everybody sees. @returns the folder and the name of its file */
const records = {
  slide: async () => {
    await addSlide(gallery)
    const { data } = (await gallery.client().get('/api/slides')).json()
    return { folder: 'slides', file: String(data[0].filename) }
  },
  event: async () => {
    const file = await store('events')
    const id = await createEvent(gallery.db, sampleEvent(), writing())
    await addEventImage(gallery.db, id, { ...texts, active: true, file }, writing())
    return { folder: 'events', file }
  },
  artist: async () => {
    const file = await store('artists')
    await createArtist(gallery.db, { display: 'Ana', last_name: '', bio_es: '', bio_en: '' }, writing())
    await gallery.db.execute(sql`update artists set image = ${file}`)
    return { folder: 'artists', file }
  },
  work: async () => {
    const file = await store('images')
    await addWork(file)
    return { folder: 'images', file }
  },
  item: async () => {
    const file = await addSampleFile(
      gallery,
      await addItem(gallery, { archive_id: await addArchive(gallery) })
    )
    return { folder: 'images', file }
  },
  document: async () => {
    const bytes = Buffer.from('Carta')
    const file = await addSampleFile(gallery, await addItem(gallery), { name: 'carta.txt', bytes })
    return { folder: 'images', file }
  },
  collection: async () => {
    await fillBackRoom(gallery)
    const { data } = (await gallery.client().get('/api/collections')).json()
    const file = data.map(({ image }: { image: string | null }) => image).find(Boolean)
    return { folder: 'collections', file: String(file) }
  },
  text: async () => {
    const file = await store('images')
    await createEvent(gallery.db, sampleEvent({ body_es: shown(file) }), writing())
    return { folder: 'images', file }
  },
  option: async () => {
    const file = await store('images')
    await setOptions(gallery.db, { usHistory_es: shown(file) }, writing())
    return { folder: 'images', file }
  },
} as const satisfies Record<string, () => Promise<{ folder: StorageFolder; file: string }>>

/** Where the Image API has a picture: its description, and a part of it. */
function imageApiOf({ folder, file }: { folder: StorageFolder; file: string }): string[] {
  const known = iiifFolders.find((each) => each === folder)
  if (known === undefined) return []
  const path = iiifPath(3, known, file)
  return [`${path}/info.json`, `${path}/full/20,/0/default.jpg`]
}

/** Every name under which a file is there. */
function addressesOf({ folder, file }: { folder: StorageFolder; file: string }): string[] {
  const names = file.endsWith('.txt')
    ? [file]
    : [file, variantName(file, 'thumb'), variantName(file, 480, 'avif'), variantName(file, 480, 'webp')]
  return [
    ...names.map((name) => `/storage/${folder}/${name}`),
    ...(names.length > 1 ? imageApiOf({ folder, file }) : []),
  ]
}

/** Puts what the worker would have made. */
async function makeSmaller({ folder, file }: { folder: StorageFolder; file: string }): Promise<void> {
  for (const kind of ['avif', 'webp'] as const)
    await gallery.app.storage.put(storageKey(folder, variantName(file, 480, kind)), Buffer.from('small'))
}

async function seenBy(client: TestClient, path: string): Promise<string> {
  const { statusCode, headers } = await client.get(path)
  return `${statusCode} ${headers['cache-control']}`
}

const everybodys = '200 public, max-age=31536000, immutable'
/** As everybody sees what stands at an address. */
function shownAt(path: string): string {
  if (path.startsWith('/storage/')) return everybodys
  return `200 public, max-age=${path.endsWith('/info.json') ? 0 : 86_400}, s-maxage=60`
}
const askedAgain = '200 private, no-cache'
const missing = '404 no-store'

it.each<[keyof typeof records, hidden: string, shown: string]>([
  ['slide', 'update slides set active = false', 'update slides set active = true'],
  ['slide', 'update slides set deleted_at = now()', 'update slides set deleted_at = null'],
  ['event', 'update events set active = false', 'update events set active = true'],
  ['event', 'update events set deleted_at = now()', 'update events set deleted_at = null'],
  [
    'event',
    'update event_images set active = false; update events set image = null',
    'update event_images set active = true',
  ],
  ['artist', 'update artists set deleted_at = now()', 'update artists set deleted_at = null'],
  ['work', 'update works set public = false', 'update works set public = true'],
  ['work', 'update works set deleted_at = now()', 'update works set deleted_at = null'],
  ['work', 'update work_images set public = false', 'update work_images set public = true'],
  ['work', 'update work_images set deleted_at = now()', 'update work_images set deleted_at = null'],
  ['item', 'update items set public = false', 'update items set public = true'],
  ['item', 'update items set active = false', 'update items set active = true'],
  ['item', 'update archives set public = false', 'update archives set public = true'],
  ['item', 'update item_files set deleted_at = now()', 'update item_files set deleted_at = null'],
  ['document', 'update items set deleted_at = now()', 'update items set deleted_at = null'],
  ['collection', 'update collections set public = false', 'update collections set public = true'],
  ['text', 'update events set active = false', 'update events set active = true'],
  [
    'option',
    `update options set value = '""' where id = 'usHistory_es'`,
    `update options set value = to_jsonb('<img src="/storage/images/' || (select file from pictures) || '">') where id = 'usHistory_es'`,
  ],
])('a file of a %s is gone for visitors at once after “%s”', async (record, hide, show) => {
  const file = await records[record]()
  if (addressesOf(file).length > 1) await makeSmaller(file)
  const [visitor, reader] = [gallery.client(), gallery.client()]
  await reader.signInAs({ email: 'lectora@example.org' })
  for (const path of addressesOf(file)) expect(await seenBy(visitor, path), path).toBe(shownAt(path))
  for (const statement of hide.split(';')) await write(statement)
  for (const path of addressesOf(file)) {
    expect(await seenBy(visitor, path), path).toBe(missing)
    expect(await seenBy(reader, path), path).toBe(missing)
    expect(await seenBy(lucia, path), path).toBe(askedAgain)
  }
  await write(show)
  for (const path of addressesOf(file)) expect(await seenBy(visitor, path), path).toBe(shownAt(path))
})

it('a file of several records is there while one of them is shown', async () => {
  const file = await store('images')
  const [one, other] = [await addWork(file), await addWork(file)]
  const path = `/storage/images/${file}`
  await write(`update works set public = false where id = ${one}`)
  expect(await seenBy(gallery.client(), path)).toBe(everybodys)
  await write(`update works set public = false where id = ${other}`)
  expect(await seenBy(gallery.client(), path)).toBe(missing)
  await createEvent(gallery.db, sampleEvent({ body_en: shown(file) }), writing())
  expect(await seenBy(gallery.client(), path)).toBe(everybodys)
})

it('an upload that no record shows is the panel’s', async () => {
  const path = `/storage/images/${await store('images')}`
  expect(await seenBy(gallery.client(), path)).toBe(missing)
  expect(await seenBy(lucia, path)).toBe(askedAgain)
})

it('a picture of a page costs no question while nobody writes', async () => {
  const [path = ''] = addressesOf(await records.work())
  const hidden = `/storage/images/${await store('images')}`
  for (const each of [path, hidden]) await gallery.client().get(each)
  asked = []
  expect(await seenBy(gallery.client(), path)).toBe(everybodys)
  expect(await seenBy(gallery.client(), hidden)).toBe(missing)
  expect(asked).toEqual([])
})

describe('what stands in a private room', () => {
  it('has its pictures for who has opened it, as long as it is open', async () => {
    const { wall, paper, files } = await fillBackRoom(gallery)
    const path = `/storage/images/${files.hidden}`
    const visitor = gallery.client()
    expect(await seenBy(visitor, path)).toBe(missing)
    // The public collection has the same work, which it does not show.
    await visitor.get(`/api/share/collection/${paper.link}`)
    expect(await seenBy(visitor, path)).toBe(missing)
    await visitor.get(`/api/share/collection/${wall.link}`)
    expect(await seenBy(visitor, path)).toBe(askedAgain)
    expect(await seenBy(gallery.client(), path)).toBe(missing)
    await write(`update collections set open_until = '2020-01-01' where id = ${wall.id}`)
    expect(await seenBy(visitor, path)).toBe(missing)
    await write(`update collections set open_until = null where id = ${wall.id}`)
    await write('update work_images set public = false')
    expect(await seenBy(visitor, path)).toBe(missing)
    await write('update work_images set public = true')
    expect(await seenBy(visitor, path)).toBe(askedAgain)
    await write(`update collections set link = 'another-link' where id = ${wall.id}`)
    expect(await seenBy(visitor, path)).toBe(missing)
  })

  it('has its own picture, and those that its texts show', async () => {
    const { wall, works: ids } = await fillBackRoom(gallery)
    const [inRoom, inWork, own] = [await store('images'), await store('images'), await store('collections')]
    await gallery.db.execute(sql`update works set description_es = ${shown(inWork)} where id = ${ids.hidden}`)
    await gallery.db.execute(
      sql`update collections set image = ${own}, description_es = ${shown(inRoom)} where id = ${wall.id}`
    )
    const paths = [`/storage/images/${inRoom}`, `/storage/images/${inWork}`, `/storage/collections/${own}`]
    const visitor = gallery.client()
    for (const path of paths) expect(await seenBy(visitor, path)).toBe(missing)
    await visitor.get(`/api/works/${ids.hidden}/${wall.link}`)
    for (const path of paths) expect(await seenBy(visitor, path)).toBe(askedAgain)
  })

  it('is as much there for who holds the secret link of a work, until it is another', async () => {
    const { works: ids, files } = await fillBackRoom(gallery)
    const [work] = await gallery.db
      .select({ link: works.secret_link })
      .from(works)
      .where(sql`id = ${ids.hidden}`)
    const paths = addressesOf({ folder: 'images', file: files.hidden }).filter(
      (path) => !path.includes('-480')
    )
    const visitor = gallery.client()
    await visitor.get(`/api/share/work/${work?.link}`)
    for (const path of paths) expect(await seenBy(visitor, path), path).toBe(askedAgain)
    await write("update works set secret_link = 'another-link' where not public")
    for (const path of paths) expect(await seenBy(visitor, path), path).toBe(missing)
  })

  it('is not opened by cookies that name no room', async () => {
    const { files, paper } = await fillBackRoom(gallery)
    const path = `/storage/images/${files.hidden}`
    for (const cookie of ['', 'x', `${paper.link}`, "' or 1=1 --", 'a'.repeat(4_000), '.'.repeat(500)]) {
      const answer = await gallery
        .client()
        .get(path, { headers: { cookie: `gallery_rooms=${encodeURIComponent(cookie)}` } })
      expect(answer.statusCode, cookie.slice(0, 20)).toBe(404)
    }
  })
})
