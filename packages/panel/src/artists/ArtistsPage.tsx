import { useGet, useLanguage, useReread } from '@gallery/client'
import { type ArtistRow, urlOf } from '@gallery/contract'
import { artistHref } from '@gallery/contract/plain'
import {
  ColumnsMenu,
  DataTable,
  ListFilters,
  type RowMenuItem,
  ScreenTitle,
  ToggleChip,
} from '@gallery/ui/admin'
import { useCallback, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { sortOf } from '../lists/sortAddress.ts'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { artistPath } from './artistPath.ts'
import { artistSortAddress, artistSortIn } from './artistSort.ts'
import { NewArtist } from './NewArtist.tsx'
import { useArtistColumns } from './useArtistColumns.tsx'
import { useDeleteArtist } from './useDeleteArtist.tsx'

const rowId = ({ id }: ArtistRow) => id
const rowLabel = ({ display }: ArtistRow) => display

/** Every artist with how many works are theirs: found, added, opened. */
export function ArtistsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const reread = useReread()
  const address = useListAddress()
  const { words, page, value, set } = address
  const search = useRef<HTMLInputElement>(null)
  const sort = artistSortIn(value('s'))
  const isMissing = { image: value('image') === '0', bio: value('bio') === '0' }
  const key = urlOf('/api/artists?showAll=1', {
    query: words,
    page,
    per_page: 50,
    sort,
    ...(isMissing.image ? { image: false } : {}),
    ...(isMissing.bio ? { bio: false } : {}),
  })
  const { data, failure } = useGet(key, { keep: true })
  const columns = useArtistColumns()
  const [hidden, setHidden] = useRememberedColumns('artists')
  const rowMenu = useArtistMenu()
  const isNarrowed = words !== '' || isMissing.image || isMissing.bio
  const clear = () => set({ q: null, image: null, bio: null })

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.artists" />}
        actions={
          <>
            <ExportMenu kind="artists" list={key} />
            <NewArtist />
          </>
        }
      />
      <ListFilters
        search={
          <ListWords
            address={address}
            ref={search}
            placeholder={intl.formatMessage({ id: 'admin.artists.search' })}
          />
        }
        chips={(['image', 'bio'] as const).map((what) => (
          <ToggleChip
            key={what}
            label={intl.formatMessage({ id: `admin.artists.without.${what}` })}
            pressed={isMissing[what]}
            onPressedChange={(pressed) => set({ [what]: pressed ? '0' : null })}
          />
        ))}
        found={data && <FormattedMessage id="admin.artists.found" values={{ count: data.meta.total }} />}
        tools={<ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
        {...(isNarrowed ? { onClear: clear } : {})}
      />
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.artists' })}
        rows={data?.data ?? []}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={useCallback((row: ArtistRow) => path(artistPath(row)), [path])}
        rowMenu={rowMenu}
        hiddenColumns={hidden}
        {...sortOf(sort)}
        onSortChange={(next) => set({ s: artistSortAddress(next) })}
        onSearch={() => search.current?.focus()}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/artists')}
        empty={
          <EmptyList
            none={<FormattedMessage id="admin.artists.none" />}
            onClear={isNarrowed ? clear : undefined}
          />
        }
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
    </>
  )
}

/** What can be done with an artist of the list. */
function useArtistMenu(): (row: ArtistRow) => readonly RowMenuItem[] {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const remove = useDeleteArtist()
  return useCallback(
    (row) => {
      const say = (name: string) => intl.formatMessage({ id: `admin.artists.${name}` })
      return [
        { kind: 'link', label: say('openWorks'), href: path(`works?artist=${row.id}`) },
        { kind: 'link', label: say('view'), href: artistHref(row, language) },
        { kind: 'divider', id: 'delete' },
        { kind: 'action', label: say('delete'), tone: 'danger', onSelect: () => void remove(row) },
      ]
    },
    [intl, language, path, remove]
  )
}
