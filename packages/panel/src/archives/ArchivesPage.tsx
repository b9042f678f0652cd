import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button, Link } from '@gallery/ui'
import { type RowMenuItem, Segmented } from '@gallery/ui/admin'
import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { publishArchive } from './archiveWrites.ts'
import { type ArchiveRow, useArchiveColumns } from './useArchiveColumns.tsx'
import { useDeleteArchive } from './useDeleteArchive.tsx'

const rowId = ({ id }: ArchiveRow) => id
const rowLabel = ({ title_es }: ArchiveRow) => title_es
const rowDimmed = (row: ArchiveRow) => !row.public

/** Every archive, hidden ones too: found, shown and hidden in place, opened. */
export function ArchivesPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const address = useListAddress()
  const { words, page, value, href, set } = address
  const refresh = useRefresh()
  const shown = value('public')
  const key = urlOf('/api/archives', {
    page,
    query: words,
    ...(shown ? { public: shown } : {}),
    showAll: true,
  })
  const reading = useGet(key, { keep: true })

  const { switching, flip } = useRowSwitches(
    useCallback(
      async (id, to) => {
        await publishArchive(id, to)
        await refresh()
      },
      [refresh]
    )
  )
  const rows = useMemo(
    () => reading.data?.data.map((archive) => ({ ...archive, switching: switching.get(archive.id) })) ?? [],
    [reading.data, switching]
  )
  const columns = useArchiveColumns(flip)
  const rowMenu = useArchiveMenu()
  const isNarrowed = words !== '' || shown !== undefined

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.archives' })}
      actions={
        <>
          <ExportMenu kind="archives" list={key} />
          <Button size="s" href={path('archives/create')}>
            <FormattedMessage id="admin.archives.new" />
          </Button>
        </>
      }
      address={address}
      reading={reading}
      read="/api/archives"
      search={intl.formatMessage({ id: 'admin.archives.search' })}
      segments={
        <Segmented
          label={intl.formatMessage({ id: 'admin.archives.public' })}
          items={[
            [undefined, 'all'],
            ['1', 'shown'],
            ['0', 'hidden'],
          ].map(([flag, name]) => ({
            label: intl.formatMessage({ id: `admin.archives.${name}` }),
            href: href({ public: flag ?? null }),
            current: shown === flag,
          }))}
        />
      }
      found={(count) => <FormattedMessage id="admin.archives.found" values={{ count }} />}
      onClear={isNarrowed ? () => set({ q: null, public: null }) : undefined}
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={useCallback(({ id }: ArchiveRow) => path(`archives/${id}`), [path])}
      rowDimmed={rowDimmed}
      rowMenu={rowMenu}
      none={<FormattedMessage id="admin.archives.none" />}
      start={
        <Link href={path('archives/create')}>
          <FormattedMessage id="admin.archives.new" />
        </Link>
      }
    />
  )
}

/** What can be done with an archive of the list. */
function useArchiveMenu(): (row: ArchiveRow) => readonly RowMenuItem[] {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const remove = useDeleteArchive()
  return useCallback(
    (row) => {
      const say = (id: string) => intl.formatMessage({ id })
      return [
        { kind: 'link', label: say('admin.archives.openItems'), href: path(`items?archive=${row.id}`) },
        { kind: 'link', label: say('admin.archives.addItem'), href: path(`items/create?archive=${row.id}`) },
        { kind: 'link', label: say('admin.list.view'), href: `/${language}/archives/${row.id}` },
        { kind: 'divider', id: 'delete' },
        {
          kind: 'action',
          label: say('admin.list.delete'),
          tone: 'danger',
          onSelect: () => void remove([row]),
        },
      ]
    },
    [intl, language, path, remove]
  )
}
