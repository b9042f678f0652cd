/** The folders of `/storage` (docs/product.md, Pictures and files). */
export const storageFolders = ['events', 'slides', 'artists', 'images', 'collections', 'conditions'] as const
export type Folder = (typeof storageFolders)[number]

/** The address of a stored file from the root of the site. */
export function storagePath(folder: Folder, file: string): string {
  return `/storage/${folder}/${encodeURIComponent(file)}`
}
