import { useGet, useLanguage } from '@gallery/client'
import { type ArtistRow, urlOf } from '@gallery/contract'
import { artistHref } from '@gallery/contract/plain'
import { type RowMenuItem, ToggleChip } from '@gallery/ui/admin'
import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { sortOf } from '../lists/sortAddress.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { artistPath } from './artistPath.ts'
import { artistSortAddress, artistSortIn } from './artistSort.ts'
import { NewArtist } from './NewArtist.tsx'
import { useArtistColumns } from './useArtistColumns.tsx'
import { useDeleteArtist } from './useDeleteArtist.tsx'

const rowId = ({ id }: ArtistRow) => id
const rowLabel = ({ display }: ArtistRow) => display
const none: readonly ArtistRow[] = []

/** Every artist with how many works are theirs: found, added, opened. */
export function ArtistsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const address = useListAddress()
  const { words, page, value, set } = address
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
  const reading = useGet(key, { keep: true })
  const columns = useArtistColumns()
  const remembered = useRememberedColumns('artists')
  const rowMenu = useArtistMenu()
  const isNarrowed = words !== '' || isMissing.image || isMissing.bio

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.artists' })}
      actions={
        <>
          <ExportMenu kind="artists" list={key} instead={reading.data?.meta.instead} />
          <NewArtist />
        </>
      }
      address={address}
      reading={reading}
      read="/api/artists"
      search={intl.formatMessage({ id: 'admin.artists.search' })}
      chips={(['image', 'bio'] as const).map((what) => (
        <ToggleChip
          key={what}
          label={intl.formatMessage({ id: `admin.artists.without.${what}` })}
          pressed={isMissing[what]}
          onPressedChange={(pressed) => set({ [what]: pressed ? '0' : null })}
        />
      ))}
      found={(count) => <FormattedMessage id="admin.artists.found" values={{ count }} />}
      onClear={isNarrowed ? () => set({ q: null, image: null, bio: null }) : undefined}
      rows={reading.data?.data ?? none}
      columns={columns}
      remembered={remembered}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={useCallback((row: ArtistRow) => path(artistPath(row)), [path])}
      rowMenu={rowMenu}
      {...sortOf(sort)}
      onSortChange={(next) => set({ s: artistSortAddress(next) })}
      none={<FormattedMessage id="admin.artists.none" />}
    />
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
      const say = (id: string) => intl.formatMessage({ id })
      return [
        { kind: 'link', label: say('admin.artists.openWorks'), href: path(`works?artist=${row.id}`) },
        { kind: 'link', label: say('admin.list.view'), href: artistHref(row, language) },
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
