import type { GalleryImage } from './galleryImage.ts'

/**
 * What the address asks while pictures are looked at in the zoom, one or two side by side: `zoom=3,5`.
 *
 * @param name of the parameter; without one the address asks nothing
 */
export function zoomQuery(name: string | undefined, images: readonly GalleryImage[]): string {
  return name === undefined ? '' : `${name}=${images.map(({ id }) => encodeURIComponent(id)).join()}`
}
