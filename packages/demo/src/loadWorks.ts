import { addMovement, addWorkImage, createWork, type Db, type Writing } from '@gallery/api'
import { addDays } from '@gallery/contract'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'
import type { Shelf } from './shelf.ts'

/** Adds the works with their pictures and movements, whose days are counted from `today`. */
export async function loadWorks(
  db: Db,
  works: Content['works'],
  { artistIds, shelf, today }: { artistIds: Ids; shelf: Shelf; today: string },
  writing: Writing
): Promise<Ids> {
  const ids = new Map<string, number>()
  const dayOf = (day: number | null) => (day === null ? null : addDays(today, day))
  for (const { key, artist, type_es, images, movements, ...fields } of works) {
    const form = { ...fields, type: type_es, artist_id: idOf(artistIds, artist) }
    const id = await createWork(db, form, writing)
    ids.set(key, id)
    for (const { file, ...view } of images) {
      await addWorkImage(db, id, { ...view, file: await shelf('images', file) }, writing)
    }
    for (const { day, due_day, consigned_until_day, ...movement } of movements) {
      const days = {
        date: addDays(today, day),
        due: dayOf(due_day),
        consigned_until: dayOf(consigned_until_day),
      }
      await addMovement(db, id, { ...movement, ...days }, writing)
    }
  }
  return ids
}
