import { itemDate, pictureProps, useLanguage } from '@gallery/client'
import type { ItemRow } from '@gallery/contract'
import { namedKind } from '@gallery/contract/plain'
import { Tag } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { RowSwitch } from '../lists/RowSwitch.tsx'
import type { Switching } from '../lists/useRowSwitches.ts'

/** An item in the list, with the name of its archive and what its switch is doing. */
export type ListedItem = ItemRow & { archive: string; switching: Switching | undefined }

/** The columns of the list of items. */
export function useItemColumns(flip: (id: number, to: boolean) => Promise<void>): DataColumn<ListedItem>[] {
  const intl = useIntl()
  const language = useLanguage()
  return useMemo(() => {
    const say = (id: string) => intl.formatMessage({ id })
    return [
      {
        id: 'title',
        header: say('admin.field.title'),
        main: true,
        sortable: true,
        cell: (item) => (
          <RowTitle
            title={item.subtitle_es}
            note={<span lang="en">{item.subtitle_en}</span>}
            cardNote={say(`item.kind.${namedKind(item.kind)}`)}
            picture={item.img?.picture ? pictureProps('images', item.img.file, item.img.picture, '') : null}
          />
        ),
      },
      {
        id: 'kind',
        header: say('item.kind'),
        cell: ({ kind, archive }) => (
          <RowLines note={archive}>{say(`item.kind.${namedKind(kind)}`)}</RowLines>
        ),
      },
      {
        id: 'author',
        header: say('item.author'),
        from: 'wide',
        cell: ({ author, artists }) => {
          const names = artists.map(({ display }) => display).join(', ')
          return author === '' || author === names ? (
            <RowLines clip>{names}</RowLines>
          ) : (
            <RowLines note={names} clip>
              {author}
            </RowLines>
          )
        },
      },
      {
        id: 'year',
        header: say('admin.items.date'),
        sortable: true,
        width: 'fit',
        cell: (item) => itemDate(item, language, (day) => day.slice(0, 4)),
      },
      {
        id: 'code',
        header: say('item.code'),
        sortable: true,
        width: 'fit',
        from: 'wide',
        cell: ({ code }) => code,
      },
      {
        id: 'active',
        header: say('admin.items.state'),
        hideHeader: true,
        width: 'fit',
        card: 'below',
        cell: ({ active }) => (active ? null : <Tag tone="outline">{say('admin.items.inactive')}</Tag>),
      },
      {
        id: 'public',
        header: say('admin.items.public'),
        width: 'fit',
        card: 'aside',
        cell: (row) => (
          <RowSwitch
            label={intl.formatMessage({ id: 'admin.items.publicOf' }, { title: row.subtitle_es })}
            checked={row.public}
            switching={row.switching}
            onFlip={(to) => void flip(row.id, to)}
          />
        ),
      },
    ]
  }, [intl, language, flip])
}
