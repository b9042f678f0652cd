import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runNext } from '../imports/job.ts'
import type { TestClient } from '../testing/client.ts'
import { openTestDatabase } from '../testing/database.ts'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { multipartForm } from '../testing/multipart.ts'
import { loggedRows, replay } from '../testing/replay.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

/** What one of the people does next: `pick` chooses among the records that there are. */
type Act = { person: number; pick: number; text: string; what: keyof typeof acts }

/** A record that was made, in or out of the bin. */
type Made = { resource: 'works' | 'artists' | 'collections' | 'archives' | 'items' | 'events'; id: number }
type Scene = {
  made: Made[]
  client: TestClient
  act: Act
  /** Does the work that an import was asked for. */
  work: () => Promise<void>
}

const title = {
  works: 'title_es',
  artists: 'display',
  collections: 'title_es',
  archives: 'title_es',
  items: 'subtitle_es',
  events: 'title_es',
} as const

const forms: Readonly<Record<Made['resource'], (text: string) => object>> = {
  works: (title_es) => sampleWork({ title_es }),
  artists: (display) => ({ display, last_name: display }),
  collections: (title_es) => ({ title_es }),
  archives: (title_es) => ({ title_es }),
  items: (subtitle_es) => ({ subtitle_es, kind: 'book', tags: [subtitle_es.slice(0, 3)] }),
  events: (title_es) => ({ title_es, kind: 'other', from: '2025-03-10', to: '2025-03-12', color: 'red' }),
}
const resources = Object.keys(forms)

const idsOf = ({ made }: Scene, resource: Made['resource']) =>
  made.filter((one) => one.resource === resource).map(({ id }) => id)
const chosen = <One>(list: readonly One[], pick: number): One | undefined => list[pick % list.length]

async function onRecord(scene: Scene, ask: (path: string, made: Made) => Promise<unknown>) {
  const made = chosen(scene.made, scene.act.pick)
  if (made) await ask(`/api/${made.resource}/${made.id}`, made)
}

/** Everything that people do here. What is refused, because it is in the bin or unknown, changes nothing. */
const acts = {
  create: async ({ made, client, act }: Scene) => {
    const resource = resources.find((_, at) => at === act.pick % resources.length)
    if (resource === undefined || !isResource(resource)) return
    const answer = await client.post(`/api/${resource}`, forms[resource](act.text))
    expect(answer.statusCode, answer.body).toBe(201)
    made.push({ resource, id: answer.json().data.id })
  },
  change: (scene: Scene) =>
    onRecord(scene, (path, { resource }) => scene.client.patch(path, { [title[resource]]: scene.act.text })),
  delete: (scene: Scene) => onRecord(scene, (path) => scene.client.delete(path)),
  restore: (scene: Scene) => onRecord(scene, (path) => scene.client.post(`${path}/restore`)),
  sign: async (scene: Scene) => {
    const work = chosen(idsOf(scene, 'works'), scene.act.pick)
    const id = chosen(idsOf(scene, 'artists'), scene.act.pick)
    if (work && id) await scene.client.patch(`/api/works/toggleArtist/${work}`, { id })
  },
  sell: async (scene: Scene) => {
    const work = chosen(idsOf(scene, 'works'), scene.act.pick)
    const form = { status: 'Vendida', owner: scene.act.text, price: scene.act.pick + 0.25 }
    if (work) await scene.client.post(`/api/works/${work}/movements`, form)
  },
  hang: async (scene: Scene) => {
    const id = chosen(idsOf(scene, 'collections'), scene.act.pick)
    const works = idsOf(scene, 'works').slice(scene.act.pick % 3)
    if (id)
      await scene.client.patch(`/api/collections/${id}`, {
        works: works.map((work) => ({ id: work, cover: false })),
      })
  },
  revert: async ({ client, act }: Scene) => {
    const entry = chosen<{ id: number }>((await client.get('/api/activity')).json().data, act.pick)
    if (entry) await client.post(`/api/activity/${entry.id}/revert`, { force: act.pick % 2 === 0 })
  },
  import: async ({ made, client, act, work }: Scene) => {
    const rows = [0, 1, 2].map(
      (at) =>
        `I-${(act.pick + at) % 5},"${act.text.replaceAll('"', '')} ${at}",Artista ${(act.pick * at) % 4},Vendida,${act.pick}`
    )
    const bytes = Buffer.from(`code,title_es,artist,status,price\n${rows.join('\n')}\n`)
    const { body, headers } = await multipartForm({ kind: 'works' }, { name: 'tabla.csv', bytes })
    const answer = await client.post('/api/imports', body, { headers })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json().data
    for (const to of ['check', 'apply']) {
      await client.post(`/api/imports/${id}/${to}`)
      await work()
    }
    for (const { id } of (await client.get('/api/works?showAll=1')).json().data) {
      if (!made.some((one) => one.resource === 'works' && one.id === id)) made.push({ resource: 'works', id })
    }
  },
  undo: async ({ client, act, work }: Scene) => {
    const applied = (await client.get('/api/imports')).json().data.filter(isUndoable)
    const chosenOne = chosen<{ id: number }>(applied, act.pick)
    if (!chosenOne) return
    await client.post(`/api/imports/${chosenOne.id}/undo`, { keep: act.pick % 2 === 0 })
    await work()
  },
  empty: ({ client, act }: Scene) =>
    client.delete(act.pick % 2 === 0 ? '/api/bin?kind=work' : '/api/bin?kind=artist'),
}

const isUndoable = ({ undoable }: { undoable: boolean }) => undoable

function isResource(name: string): name is Made['resource'] {
  return name in forms
}

const act: fc.Arbitrary<Act> = fc.record({
  person: fc.nat(2),
  pick: fc.nat(30),
  text: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => `Ñ ${text.replaceAll(/\p{Cc}/gu, '')}.`),
  what: fc.constantFrom(
    'create',
    'create',
    'create',
    'change',
    'change',
    'delete',
    'restore',
    'sign',
    'sell',
    'hang',
    'revert',
    'import',
    'import',
    'undo',
    'empty'
  ),
})

async function perform(stage: TestApp, list: readonly Act[]): Promise<void> {
  const people: TestClient[] = []
  for (const name of ['lucia', 'ana', 'fede']) {
    const client = stage.client()
    await client.signInAs({ email: `${name}@ochava.example`, super: true })
    people.push(client)
  }
  const { db, clock, app } = stage
  const needs = { db, log: app.log, clock: () => clock.now, zone: 'UTC', whole: false }
  const work = async () => {
    await runNext(needs, true)
  }
  const made: Made[] = []
  for (const one of list) {
    const client = chosen(people, one.person)
    if (client) await acts[one.what]({ made, client, act: one, work })
    stage.clock.advance(1_000)
  }
}

it('told again from nothing, the log gives the same rows, whatever people did', async () => {
  const stage = await testApp()
  const empty = await openTestDatabase()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (list) => {
      await stage.reset()
      await perform(stage, list)
      await emptyDatabase(empty.db)
      await replay(stage.db, empty.db)
      expect(await loggedRows(empty.db)).toEqual(await loggedRows(stage.db))
    }),
    { numRuns: 6 }
  )
  await empty.close()
  await stage.close()
})
