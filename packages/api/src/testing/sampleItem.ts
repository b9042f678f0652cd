import { ArchiveForm, ItemForm } from '@gallery/contract'
import { createArchive } from '../archives/changes.queries.ts'
import { readUpload } from '../images/readUpload.ts'
import { createItem } from '../items/changes.queries.ts'
import { addItemFile, storeUpload } from '../items/files.queries.ts'
import { sampleJpeg } from './samplePicture.ts'
import type { TestApp } from './testApp.ts'

/** Adds an archive that visitors see, with what the test cares about changed. @returns its id. */
export function addArchive({ db, clock }: TestApp, changes: Partial<ArchiveForm> = {}): Promise<number> {
  const form = ArchiveForm.parse({ title_es: 'Fondo Brandariz', public: true, ...changes })
  return createArchive(db, form, { now: clock.now, by: null })
}

/** A whole item form that visitors see, with what the test cares about changed. */
export function sampleItem(changes: Partial<ItemForm> = {}): ItemForm {
  return ItemForm.parse({
    kind: 'correspondence',
    subtitle_es: 'Carta sobre el marco',
    subtitle_en: 'Letter on the Frame',
    public: true,
    ...changes,
  })
}

/** Adds an item. @returns its id. */
export function addItem({ db, clock }: TestApp, changes: Partial<ItemForm> = {}): Promise<number> {
  return createItem(db, sampleItem(changes), { now: clock.now, by: null })
}

/** Adds a file to an item as an upload would, a plain jpg when nothing else is given. @returns its stored name. */
export async function addSampleFile(
  { app, db, clock }: TestApp,
  item: number,
  { name = 'hoja.jpg', bytes }: { name?: string; bytes?: Uint8Array } = {}
): Promise<string> {
  const writing = { now: clock.now, by: null }
  const upload = await readUpload(new Blob([new Uint8Array(bytes ?? (await sampleJpeg()))]), name)
  const stored = await storeUpload(db, app.storage, upload, name, writing)
  await addItemFile(db, item, { ...stored, description_es: '', description_en: '' }, writing)
  return stored.file
}
