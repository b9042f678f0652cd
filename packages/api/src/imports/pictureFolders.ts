import { pictureKey } from './pictureKey.ts'

/**
 * Listens to the cells of a table for pictures that it names in different folders, as `Perez/01.png` and `Gomez/01.png` are:
 * pictures are kept by their names alone, so whose the one is that came nobody can tell. Of a cell without folders, and of
 * `C:\Fotos\Perez\01.png`, nothing says that it means another one than `Perez/01.png`.
 */
export function pictureFolders() {
  /** The longest folders that a key was named with. */
  const longest = new Map<string, string>()
  const differing = new Set<string>()
  return {
    add(key: string, written: string): void {
      const folders = spelledAlike(written)
      const before = longest.get(key) ?? ''
      const [short, long] = folders.length < before.length ? [folders, before] : [before, folders]
      if (!long.endsWith(short)) differing.add(key)
      longest.set(key, long)
    },
    /** The keys of those pictures. */
    differing: differing as ReadonlySet<string>,
  }
}

/** Folders between slashes, so that the end of one is no end of another's name. */
function spelledAlike(folders: string): string {
  const names = pictureKey(folders)
    .split(/[\\/]/)
    .filter((name) => name !== '' && name !== '.')
  return names.length === 0 ? '' : `/${names.join('/')}/`
}
