import { afterEach, beforeEach, expect, it } from 'vitest'
import { documents } from '../tables/leaves.table.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { releaseDocuments, takeDocument } from './documents.queries.ts'

let stage: TestApp

beforeEach(async () => {
  stage = await testApp({ workers: true })
})
afterEach(() => stage.close())

it('a PDF that ended the process twice that had it in hand is given up', async () => {
  const { db, clock } = stage
  const bytes = new TextEncoder().encode('%PDF-1.7')
  await addSampleFile(stage, await addItem(stage), { name: 'bomb.pdf', bytes })
  for (const _killed of ['once', 'twice']) {
    expect(await takeDocument(db, clock.now)).not.toBeNull()
    await releaseDocuments(db)
  }
  await stage.app.ready()
  await expect
    .poll(async () => (await db.select().from(documents))[0])
    .toMatchObject({ attempts: 3, last_error: 'It takes too much memory', failed_at: clock.now })
})
