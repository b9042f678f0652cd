/** How much of a tile is in the window, or of the window is a tile, for it to be looked at. */
const enough = 0.5

/** Which works of a list have their tiles in the window. A tile is known by where its link leads. */
export function tilesInSight(works: readonly { id: number; href: string }[]): {
  ids: () => readonly number[]
  end: () => void
} {
  const idOf = new Map(works.map(({ id, href }) => [href, id]))
  const inSight = new Set<number>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const id = target instanceof HTMLAnchorElement ? idOf.get(target.pathname) : undefined
        if (id === undefined) continue
        const isSeen = intersectionRatio >= enough || intersectionRect.height >= innerHeight * enough
        if (isSeen) inSight.add(id)
        else inSight.delete(id)
      }
    },
    { threshold: [0, 0.25, enough, 0.75] }
  )
  for (const link of document.links) {
    if (link instanceof HTMLAnchorElement && idOf.has(link.pathname)) observer.observe(link)
  }
  return { ids: () => [...inSight], end: () => observer.disconnect() }
}
