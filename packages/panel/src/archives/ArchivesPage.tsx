import { useGet, useLanguage, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button, Link } from '@gallery/ui'
import { DataTable, ListFilters, type RowMenuItem, ScreenTitle, Segmented } from '@gallery/ui/admin'
import { useCallback, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { tableState } from '../lists/tableState.ts'
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
  const search = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  const reread = useReread()
  const shown = value('public')
  const key = urlOf('/api/archives', {
    page,
    query: words,
    ...(shown ? { public: shown } : {}),
    showAll: true,
  })
  const { data, failure } = useGet(key, { keep: true })

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
    () => data?.data.map((archive) => ({ ...archive, switching: switching.get(archive.id) })) ?? [],
    [data, switching]
  )
  const columns = useArchiveColumns(flip)
  const rowMenu = useArchiveMenu()
  const narrowed = words !== '' || shown !== undefined
  const clear = () => set({ q: null, public: null })

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.archives" />}
        actions={
          <>
            <ExportMenu kind="archives" list={key} />
            <Button size="s" href={path('archives/create')}>
              <FormattedMessage id="admin.archives.new" />
            </Button>
          </>
        }
      />
      <ListFilters
        search={
          <ListWords
            address={address}
            ref={search}
            placeholder={intl.formatMessage({ id: 'admin.archives.search' })}
          />
        }
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
        found={data && <FormattedMessage id="admin.archives.found" values={{ count: data.meta.total }} />}
        {...(narrowed ? { onClear: clear } : {})}
      />
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.archives' })}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={useCallback(({ id }: ArchiveRow) => path(`archives/${id}`), [path])}
        rowDimmed={rowDimmed}
        rowMenu={rowMenu}
        onSearch={() => search.current?.focus()}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/archives')}
        empty={
          <EmptyList
            none={<FormattedMessage id="admin.archives.none" />}
            start={
              <Link href={path('archives/create')}>
                <FormattedMessage id="admin.archives.new" />
              </Link>
            }
            onClear={narrowed ? clear : undefined}
          />
        }
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
    </>
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
        { kind: 'action', label: say('admin.list.delete'), tone: 'danger', onSelect: () => void remove(row) },
      ]
    },
    [intl, language, path, remove]
  )
}
