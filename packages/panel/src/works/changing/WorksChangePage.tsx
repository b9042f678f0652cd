import { EmptyState, Link } from '@gallery/ui'
import { ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useScreenName } from '../../frame/ScreenNameContext.ts'
import { useAdminPath } from '../../frame/useAdminPath.ts'
import { type ChosenWorks, chosenIn } from './chosenWorks.ts'
import { WorksChange } from './WorksChange.tsx'

/** Changes the works that were ticked in the list, after a look at each before and after. */
export function WorksChangePage() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [{ chosen, search }] = useState(() => chosenIn(state))
  const title = intl.formatMessage({ id: 'admin.works.change.title' }, { count: chosen.length })
  useScreenName(title)

  function leave(isDone: boolean) {
    const back: ChosenWorks = { chosen: isDone ? [] : chosen, search: '' }
    void navigate(path('works') + search, { state: back })
  }

  return (
    <>
      <ScreenTitle
        title={title}
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.works' }), href: path('works') + search }]}
      />
      {chosen.length > 0 ? (
        <WorksChange ids={chosen} onLeave={leave} />
      ) : (
        <EmptyState
          title={<FormattedMessage id="admin.works.change.noneChosen" />}
          action={
            <Link href={path('works')}>
              <FormattedMessage id="admin.nav.works" />
            </Link>
          }
        />
      )}
    </>
  )
}
