import type { WallViewProps } from '@gallery/ui'
import { routePage } from '../routePage.ts'

/** The key of the address's query that says how works are seen: `view=wall` hangs them. */
export const worksViewKeys = ['view']

/** The wall, which few visits need: fetched for an address that hangs works. */
export const worksWall = routePage<WallViewProps>('src/works/WorksWall.tsx', () =>
  import('./WorksWall.tsx').then((module) => module.WorksWall)
)

/** What such an address needs beside its page. */
export const worksViewParts = (query: URLSearchParams) => (isWall(query) ? [worksWall] : [])

/** Whether an address hangs works on a wall. */
export function isWall(query: URLSearchParams): boolean {
  return query.get('view') === 'wall'
}
