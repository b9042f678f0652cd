import { pictureProps, useLanguage } from '@gallery/client'
import { sizeOf, techniqueOf, yearOf } from '@gallery/contract/plain'
import { DateText, Price, Switch, Tag } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle, StatusMenu } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHoldTimes } from '../held/useHoldTimes.ts'
import { titlesOf } from './titlesOf.ts'
import type { ShownWork, WorkRowActions } from './useWorkRows.ts'
import { useWorkStatuses } from './useWorkStatuses.ts'

interface ColumnActions extends WorkRowActions {
  /** Opens the form of a movement with everything that goes with it. */
  onDetails: (work: ShownWork) => void
}

/** Columns that are not shown until somebody asks for them. */
export const rareColumns = ['year', 'updated']

/** The columns of the list of works; the same array as long as the language and the actions are. */
export function useWorkColumns({ publish, move, onDetails }: ColumnActions): DataColumn<ShownWork>[] {
  const intl = useIntl()
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const heldUntil = useHoldTimes()
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `admin.works.column.${name}` })
    const failed = <FormattedMessage id="admin.list.notSaved" />
    return [
      {
        id: 'title',
        header: say('work'),
        main: true,
        sortable: true,
        cell: (work) => {
          const { title, other } = titlesOf(work, language)
          return (
            <RowTitle
              weight="regular"
              picture={work.img ? pictureProps('images', work.img.file, work.img.picture, '') : null}
              title={
                <>
                  <em lang={title.lang}>{title.text}</em>
                  {yearOf(work, language) && `, ${yearOf(work, language)}`}
                </>
              }
              note={other && <span lang={other.lang}>{other.text}</span>}
              cardNote={work.artist?.display ?? ''}
            />
          )
        },
      },
      {
        id: 'artist',
        header: say('artist'),
        sortable: true,
        width: 'words',
        cell: (work) => work.artist?.display,
      },
      {
        id: 'code',
        header: say('code'),
        sortable: true,
        from: 'wide',
        width: 'fit',
        cell: (work) => work.code,
      },
      {
        id: 'year',
        header: say('year'),
        sortable: true,
        from: 'wide',
        width: 'fit',
        cell: (work) => yearOf(work, language),
      },
      {
        id: 'technique',
        header: say('technique'),
        from: 'full',
        cell: (work) => {
          const technique = techniqueOf(work, language)
          return (
            <RowLines clip note={sizeOf(work, language)}>
              <span lang={technique.lang}>{technique.text}</span>
            </RowLines>
          )
        },
      },
      {
        id: 'status',
        header: say('status'),
        card: 'below',
        width: 'fit',
        cell: (work) => (
          <StatusMenu
            label={say('status')}
            heading={<em>{titlesOf(work, language).title.text}</em>}
            options={statuses}
            value={work.last_movement?.status ?? null}
            onValueChange={(next) => {
              const chosen = statuses.find(({ value }) => value === next)
              if (chosen) move(work, chosen.value)
            }}
            onDetails={() => onDetails(work)}
            detailsLabel={intl.formatMessage({ id: 'admin.works.details' })}
            busy={work.saving === 'status'}
            error={work.failed === 'status' ? failed : undefined}
          />
        ),
      },
      {
        id: 'hold',
        header: say('hold'),
        card: 'below',
        cell: ({ hold }) =>
          hold ? (
            <RowLines clip note={hold.client}>
              <Tag tone="held">{heldUntil(hold.until)}</Tag>
              {hold.waiting > 0 ? (
                <>
                  {' '}
                  <span
                    title={intl.formatMessage({ id: 'admin.workHolds.waiting' }, { count: hold.waiting })}
                  >
                    +{hold.waiting}
                  </span>
                </>
              ) : null}
            </RowLines>
          ) : null,
      },
      {
        id: 'price',
        header: say('price'),
        card: 'below',
        align: 'end',
        width: 'fit',
        sortable: true,
        cell: (work) => (
          <Price amount={work.last_movement?.price ?? null} currency={work.last_movement?.currency} />
        ),
      },
      {
        id: 'updated',
        header: say('updated'),
        sortable: true,
        from: 'wide',
        width: 'fit',
        cell: (work) => <DateText value={work.updated_at} format="D MMM YYYY" />,
      },
      {
        id: 'public',
        header: say('public'),
        card: 'aside',
        width: 'fit',
        cell: (work) => (
          <Switch
            hideLabel
            label={`${say('public')}: ${titlesOf(work, language).title.text}`}
            checked={work.public}
            onCheckedChange={(isPublic) => publish(work, isPublic)}
            busy={work.saving === 'public'}
            error={work.failed === 'public' ? <FormattedMessage id="admin.works.notPublished" /> : undefined}
          />
        ),
      },
    ]
  }, [intl, language, statuses, heldUntil, publish, move, onDetails])
}
