import type { GalleryImage } from './galleryImage.ts'

/** What the address asks while pictures are looked at in the zoom, one or two side by side: `zoom=3,5`. */
export function zoomQuery(images: readonly GalleryImage[]): string {
  return `zoom=${images.map(({ id }) => encodeURIComponent(id)).join()}`
}
