import { pictureProps } from '@gallery/client'
import type { ArchivesAnswer } from '@gallery/contract'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { RowSwitch } from '../lists/RowSwitch.tsx'
import type { Switching } from '../lists/useRowSwitches.ts'

/** An archive in the list, with what its switch is doing. */
export type ArchiveRow = ArchivesAnswer['data'][number] & { switching: Switching | undefined }

/** The columns of the list of archives. */
export function useArchiveColumns(
  flip: (id: number, to: boolean) => Promise<void>
): DataColumn<ArchiveRow>[] {
  const intl = useIntl()
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `admin.archives.${name}` })
    return [
      {
        id: 'title',
        header: say('title'),
        main: true,
        cell: ({ title_es, title_en, images: [cover] }) => (
          <RowTitle
            title={title_es}
            note={<span lang="en">{title_en}</span>}
            picture={cover?.picture ? pictureProps('images', cover.file, cover.picture, '') : null}
          />
        ),
      },
      {
        id: 'count',
        header: say('items'),
        align: 'end',
        width: 'fit',
        card: 'below',
        cell: ({ count }) => intl.formatMessage({ id: 'admin.archives.count' }, { count }),
      },
      {
        id: 'years',
        header: say('years'),
        width: 'fit',
        cell: (archive) => <RowLines>{yearsOf(archive)}</RowLines>,
      },
      {
        id: 'public',
        header: say('public'),
        width: 'fit',
        card: 'aside',
        cell: (row) => (
          <RowSwitch
            label={intl.formatMessage({ id: 'admin.archives.publicOf' }, { title: row.title_es })}
            checked={row.public}
            switching={row.switching}
            onFlip={(to) => void flip(row.id, to)}
          />
        ),
      },
    ]
  }, [intl, flip])
}

function yearsOf({ first_year, last_year }: ArchiveRow): string {
  if (first_year === null || last_year === null) return ''
  return first_year === last_year ? String(first_year) : `${first_year}–${last_year}`
}
