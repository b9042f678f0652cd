import type { CollectionRow } from '@gallery/contract'
import { DateText, VisuallyHidden } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { collectionPicture } from './collectionPicture.ts'
import { useIsWatched } from './useIsWatched.ts'

/** The columns of the list of collections: of the public ones, or with `rooms` of the private ones. */
export function useCollectionColumns(rooms: boolean): DataColumn<CollectionRow>[] {
  const intl = useIntl()
  const isWatched = useIsWatched()
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `admin.collections.column.${name}` })
    const columns: DataColumn<CollectionRow>[] = [
      {
        id: 'title',
        header: say('title'),
        main: true,
        sortable: true,
        cell: (row) => (
          <RowTitle
            title={row.title_es}
            note={<span lang="en">{row.title_en}</span>}
            picture={collectionPicture(row)}
          />
        ),
      },
      {
        id: 'artists',
        header: say('artists'),
        from: 'wide',
        cell: ({ artists }) => (
          <RowLines>{intl.formatList(artists.map((artist) => artist.last_name || artist.display))}</RowLines>
        ),
      },
      {
        id: 'count',
        header: say('count'),
        align: 'end',
        width: 'fit',
        card: 'below',
        cell: ({ count }) => intl.formatMessage({ id: 'admin.collections.count' }, { count }),
      },
    ]
    const room: DataColumn<CollectionRow>[] = [
      {
        id: 'recipient',
        header: say('recipient'),
        card: 'below',
        cell: ({ recipient }) => <RowLines>{recipient}</RowLines>,
      },
      {
        id: 'until',
        header: say('until'),
        width: 'fit',
        cell: (row) => <Until row={row} />,
      },
      {
        id: 'opened',
        header: say('opened'),
        align: 'end',
        width: 'fit',
        sortable: true,
        cell: (row) => (row.opened > 0 || isWatched(row) ? intl.formatNumber(row.opened) : <NotNoted />),
      },
    ]
    const updated: DataColumn<CollectionRow> = {
      id: 'updated',
      header: say('updated'),
      width: 'fit',
      sortable: true,
      from: 'wide',
      cell: ({ updated_at }) => <DateText value={updated_at} format="D MMM YYYY" />,
    }
    return [...columns, ...(rooms ? room : []), updated]
  }, [intl, rooms, isWatched])
}

/** In place of a number that nobody counted. */
function NotNoted() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <FormattedMessage id="admin.collections.unwatched" />
      </VisuallyHidden>
    </>
  )
}

/** Until when a room is open; nothing for one without an end. */
function Until({ row: { open_until } }: { row: CollectionRow }) {
  if (open_until === null) return <FormattedMessage id="admin.collections.noEnd" />
  return <DateText value={open_until} format="D MMM YYYY" />
}
