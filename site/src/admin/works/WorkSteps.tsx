import { type WorkDetail, workNeighboursUrl } from '@gallery/contract'
import { Button, Icon } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useGet } from '../../data/useGet.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { sectionPath, type WorkSection } from './workSections.ts'
import { listQuery, narrowingOf } from './worksAddress.ts'

interface WorkStepsProps {
  work: Pick<WorkDetail, 'id'>
  section: WorkSection
}

/** The ways to the same part of the works before and after this one, in the list that it was opened from. */
export function WorkSteps({ work, section }: WorkStepsProps) {
  const path = useAdminPath()
  const query = listQuery(useLocation().search)
  const narrowing = narrowingOf(useListAddress())
  const neighbours = useGet(workNeighboursUrl(work.id, narrowing)).data?.data
  const hrefOf = (id: number) => path(sectionPath(id, section)) + query
  return (
    <>
      {neighbours?.previous ? (
        <Button variant="tertiary" size="s" href={hrefOf(neighbours.previous.id)} rel="prev">
          <Icon name="chevron-left" />
          <FormattedMessage id="admin.works.previous" />
        </Button>
      ) : null}
      {neighbours?.next ? (
        <Button variant="tertiary" size="s" href={hrefOf(neighbours.next.id)} rel="next">
          <FormattedMessage id="admin.works.next" />
          <Icon name="chevron-right" />
        </Button>
      ) : null}
    </>
  )
}
