import {
  type Db,
  type ReadPicture,
  type Storage,
  type StorageFolder,
  storePicture,
  type Writing,
} from '@gallery/api'

/** Puts one of the demo's pictures into a folder of the storage and says what it is called there. */
export type Shelf = (folder: StorageFolder, file: string) => Promise<string>

/** A shelf that stores each picture once per folder, however many records show it there. */
export function openShelf(
  db: Db,
  storage: Storage,
  pictures: ReadonlyMap<string, ReadPicture>,
  writing: Writing
): Shelf {
  const stored = new Map<string, string>()
  return async (folder, file) => {
    const known = stored.get(`${folder}/${file}`)
    if (known !== undefined) return known
    const picture = pictures.get(file)
    if (picture === undefined) throw new Error(`The demo has no picture ${file}`)
    const name = await storePicture(db, storage, picture, { folder, name: file }, writing)
    stored.set(`${folder}/${file}`, name)
    return name
  }
}
