import { useEffect, useState } from 'react'
import type { PictureTiles, TiledPicture } from './tileGrid.ts'

/** Tiles that cannot be had: their server does not answer, or does not know the picture. */
export const noTiles = 'none'

/** What the server of a picture's tiles says of it, once somebody wants to look nearer; null until it is known. */
export function useTiledPicture(
  tiles: PictureTiles | undefined,
  isWanted: boolean
): TiledPicture | typeof noTiles | null {
  const [found, setFound] = useState<{ service: string; picture: TiledPicture | typeof noTiles } | null>(null)
  const service = tiles?.service
  const format = tiles?.format ?? 'jpg'

  useEffect(() => {
    if (service === undefined || !isWanted) return
    const asking = new AbortController()
    const set = (picture: TiledPicture | typeof noTiles) => {
      if (!asking.signal.aborted) setFound({ service, picture })
    }
    fetch(`${service}/info.json`, { headers: { accept: 'application/json' }, signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((info: unknown) =>
        set(isSized(info) ? { service, format, width: info.width, height: info.height } : noTiles)
      )
      .catch(() => set(noTiles))
    return () => asking.abort()
  }, [service, format, isWanted])

  return found !== null && found.service === service ? found.picture : null
}

function isSized(info: unknown): info is { width: number; height: number } {
  if (typeof info !== 'object' || info === null || !('width' in info) || !('height' in info)) return false
  return Number(info.width) > 0 && Number(info.height) > 0
}
