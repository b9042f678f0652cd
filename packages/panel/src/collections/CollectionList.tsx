import { useGet } from '@gallery/client'
import { type CollectionRow, urlOf } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'
import { Segmented } from '@gallery/ui/admin'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { usePanelCounts } from '../frame/usePanelCounts.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { listQuery } from '../lists/listQuery.ts'
import { sortOf } from '../lists/sortAddress.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { collectionSortAddress, collectionSortIn } from './collectionSort.ts'
import { NewCollection } from './NewCollection.tsx'
import { ShareRoomDialog } from './ShareRoomDialog.tsx'
import { useCollectionColumns } from './useCollectionColumns.tsx'
import { useCollectionMenu } from './useCollectionMenu.tsx'

const rowId = ({ id }: CollectionRow) => id
const rowLabel = ({ title_es }: CollectionRow) => title_es
const none: readonly CollectionRow[] = []

/** The collections behind one of the two doors: the public back room, or the private ones. */
export function CollectionList({ isPublic }: { isPublic: boolean }) {
  const intl = useIntl()
  const path = useAdminPath()
  const door = isPublic ? 'backshop' : 'collections'
  const address = useListAddress()
  const { words, page, value, set } = address
  const query = listQuery(useLocation().search)
  const sort = collectionSortIn(value('s'))
  const key = urlOf('/api/collections?showAll=1', {
    page,
    search: words,
    public: isPublic,
    ...(sort ? { sort } : {}),
  })
  const reading = useGet(key, { keep: true })
  const columns = useCollectionColumns(!isPublic)
  const remembered = useRememberedColumns(door)
  const counts = usePanelCounts()
  const [shared, setShared] = useState<CollectionRow>()
  const rowMenu = useCollectionMenu(setShared)
  const title = intl.formatMessage({ id: `admin.nav.${door}` })
  useScreenName(title)

  return (
    <ListScreen
      title={title}
      actions={
        <>
          <ExportMenu kind="collections" list={key} />
          <NewCollection isPublic={isPublic} />
        </>
      }
      address={address}
      reading={reading}
      read="/api/collections"
      search={intl.formatMessage({ id: 'admin.collections.search' })}
      segments={
        <Segmented
          label={intl.formatMessage({ id: 'admin.nav.allCollections' })}
          items={(['backshop', 'collections'] as const).map((each) => ({
            label: intl.formatMessage({ id: `admin.nav.${each}` }),
            href: path(each),
            current: each === door,
            ...(counts ? { count: counts[each] } : {}),
          }))}
        />
      }
      found={(count) => (
        <FormattedMessage id={`admin.collections.${isPublic ? 'found' : 'foundRooms'}`} values={{ count }} />
      )}
      onClear={words === '' ? undefined : () => set({ q: null })}
      rows={reading.data?.data ?? none}
      columns={columns}
      remembered={remembered}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={useCallback((row: CollectionRow) => path(collectionEditPath(row)) + query, [path, query])}
      rowMenu={rowMenu}
      {...sortOf(sort)}
      onSortChange={(next) => set({ s: collectionSortAddress(next) })}
      none={<FormattedMessage id={`admin.collections.none.${door}`} />}
    >
      <ShareListed collection={shared} onClose={() => setShared(undefined)} />
    </ListScreen>
  )
}

interface ShareListedProps {
  collection: CollectionRow | undefined
  onClose: () => void
}

/** The dialog for a collection of the list; it stays while it closes. */
function ShareListed({ collection, onClose }: ShareListedProps) {
  const [last, setLast] = useState(collection)
  if (collection && collection !== last) setLast(collection)
  if (!last) return null
  return (
    <ShareRoomDialog
      open={collection !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      collectionId={last.id}
    />
  )
}
