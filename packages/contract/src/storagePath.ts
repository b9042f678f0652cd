/** The folders of `/storage` (docs/product.md, Pictures and files). */
export type Folder = 'events' | 'slides' | 'artists' | 'images' | 'collections' | 'conditions'

/** The address of a stored file from the root of the site. */
export function storagePath(folder: Folder, file: string): string {
  return `/storage/${folder}/${encodeURIComponent(file)}`
}
