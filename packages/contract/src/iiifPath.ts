/** The folders whose pictures are given by the IIIF Image API: those of works and items, and of events. */
export const iiifFolders = ['images', 'events'] as const
export type IiifFolder = (typeof iiifFolders)[number]

/**
 * The address of a picture in the IIIF Image API. In its last part nothing has to be written in another way: a folder has no
 * point, and what follows the first one is the file.
 */
export function iiifPath(version: 2 | 3, folder: IiifFolder, file: string): string {
  return `/iiif/${version}/${folder}.${file}`
}
