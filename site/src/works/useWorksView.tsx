import { type Section, ViewSwitch, WallView, WorkGrid, type WorkGridProps, type WorkItem } from '@gallery/ui'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useQuery } from '../routing/useQuery.ts'

interface WorksView extends Pick<ComponentProps<typeof Section>, 'action' | 'bleed' | 'children'> {}

/**
 * Works in their grid, or on a wall as the address says: what a `Section` holds, and at its heading the switch between
 * the two. There is no wall where no work has both measures.
 */
export function useWorksView(works: WorkItem[], arrangement?: WorkGridProps['arrangement']): WorksView {
  const intl = useIntl()
  const { pathname } = useLocation()
  const isWall = useQuery().get('view') === 'wall'
  const children = <WorkGrid {...(arrangement ? { arrangement } : {})} works={works} />
  if (!works.some(({ height, width }) => height && width)) return { children }
  const action = (
    <ViewSwitch
      views={[
        { href: pathname, label: intl.formatMessage({ id: 'works.grid' }), current: !isWall },
        { href: `${pathname}?view=wall`, label: intl.formatMessage({ id: 'works.wall' }), current: isWall },
      ]}
    />
  )
  return isWall ? { action, bleed: true, children: <WallView works={works} /> } : { action, children }
}
