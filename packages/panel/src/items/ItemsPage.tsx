import { reported, useGet, useLanguage } from '@gallery/client'
import { type ItemRow, urlOf } from '@gallery/contract'
import { itemHref, translated } from '@gallery/contract/plain'
import { Button, Link } from '@gallery/ui'
import type { RowMenuItem } from '@gallery/ui/admin'
import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { readEveryPage } from '../lists/readEveryPage.ts'
import { sortAddress, sortOf } from '../lists/sortAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { useTicked } from '../lists/useTicked.ts'
import { ItemBulk } from './ItemBulk.tsx'
import { ItemChips, ItemVisibility } from './ItemFilters.tsx'
import { changeItems } from './itemWrites.ts'
import { useDeleteItems } from './useDeleteItems.tsx'
import { type ListedItem, useItemColumns } from './useItemColumns.tsx'
import { useItemList } from './useItemList.ts'

const rowId = ({ id }: ListedItem) => id
const rowLabel = ({ subtitle_es }: ListedItem) => subtitle_es
const rowDimmed = (row: ListedItem) => !row.public || !row.active
const nothing: readonly ItemRow[] = []

/** Every item of every archive: found, published, hidden, deleted, opened. */
export function ItemsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const list = useItemList()
  const reading = useGet(list.key, { keep: true })
  const { data } = reading
  const rows = useListedItems(data?.data)
  const columns = useItemColumns(rows.flip)
  const remembered = useRememberedColumns('items')
  const ticked = useTicked(data?.data ?? nothing)
  const rowMenu = useItemMenu(ticked.drop)
  const create = path(
    list.value('archive') ? `items/create?archive=${list.value('archive')}` : 'items/create'
  )
  const total = data?.meta.total ?? 0

  function tickAll() {
    void reported(async () =>
      ticked.replace(
        await readEveryPage((part) => urlOf('/api/items?showAll=1', { ...list.query, ...part }), total)
      )
    )
  }

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.items' })}
      actions={
        <>
          <ExportMenu kind="items" list={list.key} instead={reading.data?.meta.instead} />
          <Button size="s" href={create}>
            <FormattedMessage id="admin.items.new" />
          </Button>
        </>
      }
      address={list}
      reading={reading}
      read="/api/items"
      search={intl.formatMessage({ id: 'admin.items.search' })}
      segments={<ItemVisibility list={list} />}
      chips={<ItemChips list={list} />}
      found={(count) => <FormattedMessage id="admin.items.found" values={{ count }} />}
      onClear={list.isNarrowed ? list.clear : undefined}
      rows={rows.items}
      columns={columns}
      remembered={remembered}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={useCallback(({ id }: ListedItem) => path(`items/${id}`), [path])}
      rowDimmed={rowDimmed}
      rowMenu={rowMenu}
      {...sortOf(list.value('s'))}
      onSortChange={(sort) => list.set({ s: sortAddress(sort) })}
      selected={ticked.ids}
      onSelectedChange={ticked.change}
      none={<FormattedMessage id="admin.items.none" />}
      start={
        <Link href={create}>
          <FormattedMessage id="admin.items.new" />
        </Link>
      }
    >
      <ItemBulk ticked={ticked} total={total} onTickAll={tickAll} />
    </ListScreen>
  )
}

/** The rows with their archives' names and what their switches are doing. */
function useListedItems(data: readonly Omit<ListedItem, 'archive' | 'switching'>[] | undefined) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const ids = [...new Set((data ?? []).flatMap(({ archive_id }) => archive_id ?? []))].toSorted(
    (one, other) => one - other
  )
  const archives = useGet(ids.length > 0 ? urlOf('/api/archives?list=1', { ids }) : null, { keep: true }).data
    ?.data
  const { switching, flip } = useRowSwitches(
    useCallback(
      async (id, to) => {
        await changeItems([{ id, public: to }])
        await refresh()
      },
      [refresh]
    )
  )
  const items = useMemo(() => {
    const names = new Map(
      archives?.map((archive) => [archive.id, translated(archive, 'title', language).text])
    )
    const general = intl.formatMessage({ id: 'archive.general' })
    const nameOf = (id: number | null) => (id === null ? general : (names.get(id) ?? ''))
    return (
      data?.map((item) => ({
        ...item,
        archive: nameOf(item.archive_id),
        switching: switching.get(item.id),
      })) ?? []
    )
  }, [data, archives, language, intl, switching])
  return { items, flip }
}

/** What can be done with an item of the list. @param onGone hears which were deleted. Keep the function. */
function useItemMenu(onGone: (ids: Iterable<number>) => void): (row: ListedItem) => readonly RowMenuItem[] {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const refresh = useRefresh()
  const remove = useDeleteItems()
  return useCallback(
    (row) => {
      const say = (id: string) => intl.formatMessage({ id })
      const flipActive = async () => {
        await changeItems([{ id: row.id, active: !row.active }])
        await refresh()
      }
      return [
        { kind: 'link', label: say('admin.items.files'), href: path(`items/${row.id}/images`) },
        { kind: 'link', label: say('admin.list.view'), href: itemHref(row, language) },
        {
          kind: 'action',
          label: say(row.active ? 'admin.items.deactivate' : 'admin.items.activate'),
          onSelect: () => void reported(flipActive),
        },
        { kind: 'divider', id: 'delete' },
        {
          kind: 'action',
          label: say('admin.list.delete'),
          tone: 'danger',
          onSelect: () => void remove([row]).then(onGone),
        },
      ]
    },
    [intl, language, path, refresh, remove, onGone]
  )
}
