import { useEffect, useEffectEvent, useState } from 'react'
import * as styles from './ImageZoom.css.ts'
import { type Tile, type TiledPicture, tileFactor, tilesIn } from './tileGrid.ts'
import { type Extent, type Part, wholeIn } from './zoomScale.ts'

interface ZoomTilesProps {
  picture: TiledPicture
  /** Of the window onto the picture. */
  extent: Extent
  scale: number
  /** What of it is in the window. */
  part: Part
  /** How many of the tiles in the window are there, in parts of all; what does not come is not waited for. */
  onArrive: (share: number) => void
  onFail: (again: (() => void) | null) => void
}

const none: ReadonlySet<string> = new Set()

/**
 * The tiles of what is in the window, over the whole picture, and under them those half as fine, which are there sooner.
 * One that does not come is missed as long as it would be in the window. Renders `<span>`.
 */
export function ZoomTiles({ picture, extent, scale, part, onArrive, onFail }: ZoomTilesProps) {
  const [failed, setFailed] = useState(none)
  const [loaded, setLoaded] = useState(none)
  const whole = wholeIn(extent, picture)
  const factor = tileFactor(picture, whole.width * scale * window.devicePixelRatio)
  const tiles = [...tilesIn(picture, part, factor * 2), ...tilesIn(picture, part, factor)]
  const isMissed = tiles.some(({ src }) => failed.has(src))
  const tell = useEffectEvent(() => onFail(isMissed ? () => setFailed(none) : null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when one is missed, and when none is any more
  useEffect(() => tell(), [isMissed])
  const awaited = tiles.filter(({ src }) => !failed.has(src))
  const share =
    awaited.length === 0 ? 1 : awaited.filter(({ src }) => loaded.has(src)).length / awaited.length
  const count = useEffectEvent(() => onArrive(share))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another part of them is there
  useEffect(() => count(), [share])
  const percent = (value: number) => `${value * 100}%`
  return (
    <span
      className={styles.tiles}
      style={{
        left: percent(0.5 - whole.width / extent.width / 2),
        top: percent(0.5 - whole.height / extent.height / 2),
        width: percent(whole.width / extent.width),
        height: percent(whole.height / extent.height),
      }}
    >
      {tiles.map(({ src, left, top, right, bottom }) =>
        // Missed, it goes: asked for again, it is another.
        failed.has(src) ? null : (
          <img
            key={src}
            src={src}
            alt=""
            draggable={false}
            decoding="async"
            className={styles.tile}
            style={{
              left: percent(left),
              top: percent(top),
              width: percent(right - left),
              height: percent(bottom - top),
            }}
            data-loaded={loaded.has(src) ? '' : undefined}
            onLoad={() => setLoaded((before) => inWindow(tiles, before).add(src))}
            onError={() => setFailed((before) => new Set(before).add(src))}
          />
        )
      )}
    </span>
  )
}

/** Those of the loaded that are among the tiles: what has left the window is asked for again when it comes back. */
function inWindow(tiles: readonly Tile[], loaded: ReadonlySet<string>): Set<string> {
  return new Set(tiles.flatMap(({ src }) => (loaded.has(src) ? src : [])))
}
