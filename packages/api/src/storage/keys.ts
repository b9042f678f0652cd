import { type Folder, storageFolders } from '@gallery/contract'

/** A folder of the storage, which is also one of `/storage/{folder}/{file}`. */
export type StorageFolder = Folder

/** What a file may be called: a plain name that means the same in a path, a URL and a bucket, and is never hidden. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,150}(\.[A-Za-z0-9]{1,8})?$/

/** The folder that a URL names, or null. `sildes` is another spelling of `slides`; both answer. */
export function folderNamed(name: string): StorageFolder | null {
  const spelled = name === 'sildes' ? 'slides' : name
  return storageFolders.find((folder) => folder === spelled) ?? null
}

/** True for a name that the storage can hold: no separators, no `..`, nothing hidden. */
export function isPlainName(file: string): boolean {
  return plainName.test(file)
}

/**
 * The key of a file in the storage.
 *
 * @throws Error for a name that is not plain, so that no path leads out of the storage.
 */
export function storageKey(folder: StorageFolder, file: string): string {
  if (!isPlainName(file)) throw new Error(`"${file}" is not a plain file name`)
  return `${folder}/${file}`
}

/** Whether a text is a key of the storage. */
export function isKey(text: string): boolean {
  const [folder = '', file = '', ...more] = text.split('/')
  return more.length === 0 && storageFolders.some((known) => known === folder) && isPlainName(file)
}

/** Splits a key, refusing whatever {@link storageKey} would not have made. */
export function readKey(key: string): { folder: StorageFolder; file: string } {
  const slash = key.indexOf('/')
  const folder = storageFolders.find((known) => known === key.slice(0, slash))
  const file = key.slice(slash + 1)
  if (folder === undefined || !isPlainName(file)) throw new Error(`"${key}" is not a key of the storage`)
  return { folder, file }
}

/** The name of a picture's other file: `name-thumb.jpg`, `name-960.avif`. */
export function variantName(file: string, suffix: string | number, extension?: string): string {
  const dot = file.lastIndexOf('.')
  return `${file.slice(0, dot)}-${suffix}.${extension ?? file.slice(dot + 1)}`
}
