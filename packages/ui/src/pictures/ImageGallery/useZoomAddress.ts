import { useEffect, useRef } from 'react'
import type { GalleryImage } from './galleryImage.ts'

const key = 'zoom'

const named = ({ id }: GalleryImage) => encodeURIComponent(id)

/** What the address asks while pictures are looked at in the zoom, one or two side by side: `zoom=3,5`. */
export function zoomQuery(images: readonly GalleryImage[]): string {
  return `${key}=${images.map(named).join()}`
}

/**
 * Opens what an address with a `zoomQuery` asks for: one that was kept, or sent to somebody. The entry of the history
 * becomes the page's own, so that whoever closes the zoom, or goes back, is on the page.
 */
export function useZoomAddress(
  images: readonly GalleryImage[],
  open: (index: number, beside: number | null) => void
): void {
  const latest = useRef({ images, open })
  useEffect(() => {
    latest.current = { images, open }
  })

  useEffect(() => {
    function follow(): void {
      const { search, pathname, hash } = window.location
      const parts = search.slice(1).split('&')
      const ours = parts.find((part) => part.startsWith(`${key}=`))
      if (ours === undefined) return
      const { images, open } = latest.current
      const [index = -1, beside = -1] = ours
        .slice(key.length + 1)
        .split(/,|%2C/i)
        .map((name) => images.findIndex((image) => named(image) === name))
      if (index < 0) return
      const others = parts.filter((part) => part !== ours).join('&')
      history.replaceState(history.state, '', pathname + (others && `?${others}`) + hash)
      open(index, beside < 0 ? null : beside)
    }
    follow()
    // Forward, to where it was open.
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}
