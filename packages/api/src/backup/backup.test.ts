import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type BackRoom, fillBackRoom } from '../testing/backRoom.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { makeBackup } from './makeBackup.ts'
import { verifyBackup } from './readBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

let folder: string
let t: TestApp
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-backup-'))
  t = await testApp()
})
afterEach(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

test('quick', async () => {
  await fillBackRoom(t)
  const item = await addItem(t)
  await addSampleFile(t, item)
  const file = join(folder, 'x.tar.gz')
  const manifest = await makeBackup({ db: t.db, storage: t.app.storage }, file, t.clock.now)
  console.log(JSON.stringify(manifest, null, 1), await readdir(folder))
  expect(await verifyBackup(file)).toEqual(manifest)
  await restoreBackup({ db: t.db, storage: t.app.storage }, file, { replace: true })
})
