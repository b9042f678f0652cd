import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { GalleryImage } from './galleryImage.ts'
import { noTiles, useTiledPicture } from './useTiledPicture.ts'
import { clampScale, type Extent, lookOf, nearestOf, scrollFor } from './zoomScale.ts'

/** Which of the two pictures that stand side by side; one alone is the first. */
export type Side = 0 | 1

/** How one of the pictures is looked at. */
export interface ZoomView {
  image: GalleryImage
  /** 1 is the whole picture. */
  scale: number
  /** The largest scale. */
  nearest: number
  tiled: ReturnType<typeof useTiledPicture>
  /** The window onto it. */
  slide: RefObject<HTMLDivElement | null>
}

/**
 * How the pictures of the zoom are looked at, one or two side by side: each by itself, or `tied`, as near as one another
 * and at the same place. Then the one that somebody moves leads.
 */
export function useZoomViews(
  images: readonly [GalleryImage | undefined, GalleryImage | undefined],
  { extent, tied, active }: { extent: Extent; tied: boolean; active: Side }
) {
  const [scales, setScales] = useState<readonly [number, number]>([1, 1])
  const first = useView(images[0], extent, scales[0])
  const second = useView(images[1], extent, scales[1])
  const most = Math.max(first.nearest, second.nearest)
  const views = [first, second].flatMap(({ image, nearest, ...view }, side): ZoomView[] => {
    if (!image) return []
    const held = tied ? most : nearest
    return [{ ...view, image, nearest: held, scale: clampScale(scales[side] ?? 1, held) }]
  })

  /** Where the one is looked at, the other is. */
  function lead(from: Side): void {
    const [leader, follower] = [views[from], views[1 - from]]
    const current = leader?.slide.current
    if (!tied || !leader || !follower || !current) return
    const look = lookOf(extent, leader.image.picture, leader.scale, {
      left: current.scrollLeft,
      top: current.scrollTop,
    })
    follower.slide.current?.scrollTo(scrollFor(extent, follower.image.picture, follower.scale, look))
  }
  const latest = useRef(lead)
  useLayoutEffect(() => {
    latest.current = lead
  })
  useLayoutEffect(() => {
    if (tied) latest.current(active)
  }, [tied, active])

  return {
    views,
    /** Called when one was moved about in, which moves the other where they are tied. */
    moved: (side: Side) => {
      // What only follows leads nothing.
      if (side === active) lead(side)
    },
    /** Holds one at a scale, and the other where they are tied. */
    setScale: (side: Side, scale: number) =>
      setScales(([one, other]) => (tied ? [scale, scale] : side === 0 ? [scale, other] : [one, scale])),
    /** Both at one scale. */
    level: (scale: number) => setScales([scale, scale]),
  }
}

function useView(image: GalleryImage | undefined, extent: Extent, scale: number) {
  const slide = useRef<HTMLDivElement>(null)
  const tiled = useTiledPicture(image?.tiles, scale > 1)
  const size = tiled === null || tiled === noTiles ? image?.picture : tiled
  return { image, slide, tiled, nearest: size ? nearestOf(extent, size) : 1 }
}
