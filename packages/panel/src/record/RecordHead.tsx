import type { RecordKind } from '@gallery/contract'
import type { Translated } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { RecordActions, type RecordActionsProps, ScreenTitle, type ScreenTitleProps } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import type { RecentRecord } from '../kept/recentRecords.ts'
import { useRemembered } from '../kept/useRemembered.ts'

interface RecordHeadProps extends Pick<RecordActionsProps, 'steps' | 'primary'> {
  kind: RecordKind
  id: number
  /** What the screen is called. */
  title: Translated
  /** The record as the palette offers it among the last that were opened. */
  recent: RecentRecord
  /** The list that it is in, as its address and the navigation call it: `works`. */
  list: string
  /**
   * What that list was narrowed to, `?` and all.
   * @default ''
   */
  query?: string
  /** What it belongs to beneath the list: the artist of a work. */
  within?: ScreenTitleProps['breadcrumb']
  /** Where visitors see it; none while they do not. */
  viewHref?: string | undefined
  /** What else is done with it as a whole, rarely. */
  more?: RecordActionsProps['more']
  /** Puts it into the bin. Resolves with whether it is there; its list is what is shown then. */
  onRemove: () => Promise<boolean>
}

/** The head of a record's screen: the way here, its name, and what is done with it as a whole and at once. */
export function RecordHead({
  kind,
  id,
  title,
  recent,
  list,
  query = '',
  within = [],
  viewHref,
  more = [],
  onRemove,
  ...actions
}: RecordHeadProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const listHref = useAdminPath()(list) + query
  useScreenName(title.text)
  useRemembered(recent)

  async function removeAndLeave(): Promise<void> {
    if (await onRemove()) void navigate(listHref)
  }

  return (
    <ScreenTitle
      shownBelow
      title={<span lang={title.lang}>{title.text}</span>}
      breadcrumb={[{ label: intl.formatMessage({ id: `admin.nav.${list}` }), href: listHref }, ...within]}
      actions={
        <RecordActions
          {...actions}
          history={<HistoryButton kind={kind} id={id} />}
          view={
            viewHref === undefined ? null : (
              <Button variant="tertiary" size="s" href={viewHref}>
                <FormattedMessage id="admin.list.view" />
              </Button>
            )
          }
          more={[
            ...more,
            {
              label: intl.formatMessage({ id: 'admin.list.delete' }),
              tone: 'danger',
              onSelect: () => void removeAndLeave(),
            },
          ]}
        />
      }
    />
  )
}
