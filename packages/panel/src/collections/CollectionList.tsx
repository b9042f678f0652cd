import { useGet, useReread } from '@gallery/client'
import { type CollectionRow, urlOf } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'
import { ColumnsMenu, DataTable, ListFilters, ScreenTitle, Segmented } from '@gallery/ui/admin'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { sortOf } from '../lists/sortAddress.ts'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { collectionSortAddress, collectionSortIn } from './collectionSort.ts'
import { NewCollection } from './NewCollection.tsx'
import { ShareRoomDialog } from './ShareRoomDialog.tsx'
import { useCollectionColumns } from './useCollectionColumns.tsx'
import { useCollectionMenu } from './useCollectionMenu.tsx'

const rowId = ({ id }: CollectionRow) => id
const rowLabel = ({ title_es }: CollectionRow) => title_es

/** The collections behind one of the two doors: the public back room, or the private ones. */
export function CollectionList({ isPublic }: { isPublic: boolean }) {
  const intl = useIntl()
  const path = useAdminPath()
  const reread = useReread()
  const door = isPublic ? 'backshop' : 'collections'
  const address = useListAddress()
  const { words, page, value, set } = address
  const search = useRef<HTMLInputElement>(null)
  const sort = collectionSortIn(value('s'))
  const key = urlOf('/api/collections?showAll=1', {
    page,
    search: words,
    public: isPublic,
    ...(sort ? { sort } : {}),
  })
  const { data, failure } = useGet(key, { keep: true })
  const columns = useCollectionColumns(!isPublic)
  const [hidden, setHidden] = useRememberedColumns(door)
  const counts = useGet(urlOf('/api/panel')).data?.data
  const [shared, setShared] = useState<CollectionRow>()
  const rowMenu = useCollectionMenu(setShared)
  const title = intl.formatMessage({ id: `admin.nav.${door}` })
  useScreenName(title)
  const clear = () => set({ q: null })

  return (
    <>
      <ScreenTitle
        title={title}
        actions={
          <>
            <ExportMenu kind="collections" list={key} />
            <NewCollection isPublic={isPublic} />
          </>
        }
      />
      <ListFilters
        search={
          <ListWords
            address={address}
            ref={search}
            placeholder={intl.formatMessage({ id: 'admin.collections.search' })}
          />
        }
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
        found={data && <FormattedMessage id="admin.collections.found" values={{ count: data.meta.total }} />}
        tools={<ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
        {...(words === '' ? {} : { onClear: clear })}
      />
      <DataTable
        label={title}
        rows={data?.data ?? []}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={useCallback((row: CollectionRow) => path(collectionEditPath(row)), [path])}
        rowMenu={rowMenu}
        hiddenColumns={hidden}
        {...sortOf(sort)}
        onSortChange={(next) => set({ s: collectionSortAddress(next) })}
        onSearch={() => search.current?.focus()}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/collections')}
        empty={
          <EmptyList
            none={<FormattedMessage id={`admin.collections.none.${door}`} />}
            onClear={words === '' ? undefined : clear}
          />
        }
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
      <ShareListed collection={shared} onClose={() => setShared(undefined)} />
    </>
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
