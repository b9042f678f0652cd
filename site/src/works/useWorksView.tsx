import { type Section, ViewSwitch, WorkGrid, type WorkGridProps, type WorkItem } from '@gallery/ui'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { firstFirst } from '../pictures/firstFirst.ts'
import { useQuery } from '../routing/useQuery.ts'
import { WorksGrid } from './WorksGrid.tsx'
import { isWall, worksWall } from './worksWall.ts'

interface WorksView extends Pick<ComponentProps<typeof Section>, 'action' | 'bleed' | 'children'> {}

interface WorksViewOptions extends Pick<WorkGridProps, 'arrangement'> {
  /** Whether super users have who sees a work under it; not where they look with the eyes of a guest. */
  controlled?: boolean
  /** The page opens with them: the first picture of the grid is loaded at once. */
  opens?: boolean
}

/**
 * Works in their grid, or on a wall as the address says: what a `Section` holds, and at its heading the switch between
 * the two. There is no wall where no work has both measures.
 */
export function useWorksView(
  works: WorkItem[],
  { controlled = false, opens = false, ...grid }: WorksViewOptions = {}
): WorksView {
  const intl = useIntl()
  const { pathname } = useLocation()
  const isHung = isWall(useQuery())
  const Grid = controlled ? WorksGrid : WorkGrid
  const children = <Grid {...grid} works={firstFirst(works, opens && !isHung ? 1 : 0)} />
  if (!works.some(({ height, width }) => height && width)) return { children }
  const action = (
    <ViewSwitch
      views={[
        { href: pathname, label: intl.formatMessage({ id: 'works.grid' }), current: !isHung },
        { href: `${pathname}?view=wall`, label: intl.formatMessage({ id: 'works.wall' }), current: isHung },
      ]}
    />
  )
  return isHung
    ? { action, bleed: true, children: <worksWall.Page works={works} printed={children} /> }
    : { action, children }
}
