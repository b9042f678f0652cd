import { useEffect, useRef } from 'react'
import type { GalleryImage } from './galleryImage.ts'

/**
 * Opens what an address with a `zoomQuery` asks for: one that was kept, or sent to somebody. The entry of the history
 * becomes the page's own, so that whoever closes the zoom, or goes back, is on the page. A picture that is no more is not
 * asked for any longer.
 *
 * @param name of the parameter; without one the address is not looked at
 */
export function useZoomAddress(
  name: string | undefined,
  images: readonly GalleryImage[],
  open: (index: number, beside: number | null) => void
): void {
  const latest = useRef<() => void>(null)
  useEffect(() => {
    latest.current = () => {
      const url = new URL(window.location.href)
      const asked = name === undefined ? null : url.searchParams.get(name)
      if (name === undefined || asked === null) return
      url.searchParams.delete(name)
      history.replaceState(history.state, '', url)
      const [index = -1, beside = -1] = asked
        .split(',')
        .map((one) => images.findIndex(({ id }) => `${id}` === one))
      if (index >= 0) open(index, beside < 0 ? null : beside)
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
