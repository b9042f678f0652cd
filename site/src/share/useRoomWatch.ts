import { useEffect } from 'react'
import { useQuery } from '../routing/useQuery.ts'
import { isWall } from '../works/worksWall.ts'
import { tilesInSight } from './tilesInSight.ts'
import { watchRoom } from './watchRoom.ts'

/** A work that a page of a room shows, and the address of its tile; null where the page is the work's. */
export type WatchedWork = { id: number; href: string | null }

/** Watches what is looked at on a page of a room, for a link whose holder is told so. */
export function useRoomWatch(link: string, watched: boolean, works: readonly WatchedWork[]): void {
  // What the page shows, as one value: drawn again it is another list with the same in it. Hung on a wall and in their
  // grid works have other tiles, which are looked for anew.
  const shown = JSON.stringify({ works, isHung: isWall(useQuery()) })
  useEffect(() => {
    if (!watched) return undefined
    const { works: list }: { works: readonly WatchedWork[] } = JSON.parse(shown)
    const sight = tilesInSight(list.flatMap(({ id, href }) => (href === null ? [] : [{ id, href }])))
    const whole = list.flatMap(({ id, href }) => (href === null ? [id] : []))
    const stop = watchRoom(link, () => [...whole, ...sight.ids()])
    return () => {
      stop()
      sight.end()
    }
  }, [link, watched, shown])
}
