import { useEffect, useRef } from 'react'
import type { GalleryImage } from './galleryImage.ts'

/**
 * Opens what an address with a `zoomQuery` asks for: one that was kept, or sent to somebody. The entry of the history
 * becomes the page's own, so that whoever closes the zoom, or goes back, is on the page.
 */
export function useZoomAddress(
  images: readonly GalleryImage[],
  open: (index: number, beside: number | null) => void
): void {
  const latest = useRef<() => void>(null)
  useEffect(() => {
    latest.current = () => {
      const url = new URL(window.location.href)
      const [index = -1, beside = -1] = (url.searchParams.get('zoom') ?? '')
        .split(',')
        .map((name) => images.findIndex(({ id }) => `${id}` === name))
      if (index < 0) return
      url.searchParams.delete('zoom')
      history.replaceState(history.state, '', url)
      open(index, beside < 0 ? null : beside)
    }
  })

  useEffect(() => {
    const follow = () => latest.current?.()
    follow()
    // Forward, to where it was open.
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}
