import { type CollectionRow, collectionRowsUrl } from '@gallery/contract'
import { Button, EmptyState, Pagination } from '@gallery/ui'
import { ColumnsMenu, DataTable, ListFilters, ListSearch, ScreenTitle } from '@gallery/ui/admin'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { collectionEditPath } from '../../collections/collectionHref.ts'
import { useGet } from '../../data/useGet.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { collectionSortIn, sortAddress, sortStateOf } from './collectionSort.ts'
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
  const refresh = useRefresh()
  const door = isPublic ? 'backshop' : 'collections'
  const { words, page, value, href, set } = useListAddress()
  const search = useRef<HTMLInputElement>(null)
  const sort = collectionSortIn(value('s'))
  const key = collectionRowsUrl({ page, search: words, public: isPublic, ...(sort ? { sort } : {}) })
  const { data, failure } = useGet(key, { keep: true })
  const columns = useCollectionColumns(!isPublic)
  const [hidden, setHidden] = useRememberedColumns(door)
  const [shared, setShared] = useState<CollectionRow>()
  const rowMenu = useCollectionMenu(setShared)
  const title = intl.formatMessage({ id: `admin.nav.${door}` })
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
          <ListSearch
            ref={search}
            placeholder={intl.formatMessage({ id: 'admin.collections.search' })}
            words={words}
            onSearch={(q) => set({ q }, { replace: true })}
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
        {...sortStateOf(sort)}
        onSortChange={(next) => set({ s: sortAddress(next) })}
        onSearch={() => search.current?.focus()}
        loading={data === undefined && failure === undefined}
        error={data === undefined && failure !== undefined}
        onRetry={() => void refresh('/api/collections')}
        empty={
          <EmptyState
            title={
              <FormattedMessage
                id={words === '' ? `admin.collections.none.${door}` : 'admin.collections.nothing'}
              />
            }
            action={
              words === '' ? undefined : (
                <Button variant="tertiary" onClick={clear}>
                  <FormattedMessage id="admin.collections.clear" />
                </Button>
              )
            }
          />
        }
        foot={
          data && (
            <Pagination
              page={page}
              lastPage={data.meta.last_page}
              pageHref={(p) => href({ p: p === 1 ? null : String(p) })}
            />
          )
        }
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
