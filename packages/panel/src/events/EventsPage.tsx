import { useGet, useReread } from '@gallery/client'
import { type EventRow, urlOf } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { ColumnsMenu, DataTable, ScreenTitle } from '@gallery/ui/admin'
import { useCallback, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { readEveryPage } from '../lists/readEveryPage.ts'
import { sortAddress, sortOf } from '../lists/sortAddress.ts'
import { tableState } from '../lists/tableState.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { useTicked } from '../lists/useTicked.ts'
import { EventBulk } from './EventBulk.tsx'
import { EventFilters } from './EventFilters.tsx'
import { NewEventDialog } from './NewEventDialog.tsx'
import { useActivation } from './useActivation.tsx'
import { type ListedEvent, useEventColumns } from './useEventColumns.tsx'
import { useEventList } from './useEventList.ts'
import { useEventMenu } from './useEventMenu.ts'

const rowId = ({ id }: ListedEvent) => id
const rowLabel = ({ title_es }: ListedEvent) => title_es
const rowDimmed = ({ active }: ListedEvent) => !active
const nothing: readonly EventRow[] = []

/** Every event: found, shown, hidden, copied, deleted, opened. */
export function EventsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const list = useEventList()
  const search = useRef<HTMLInputElement>(null)
  const reread = useReread()
  const [creating, setCreating] = useState(false)
  const { data, failure } = useGet(list.key, { keep: true })
  const ticked = useTicked(data?.data ?? nothing)
  const { activate, question } = useActivation()
  const { switching, flip } = useRowSwitches(
    useCallback((id, active) => activate([{ id, active }]), [activate])
  )
  const rows = useMemo(
    () => data?.data.map((event) => ({ ...event, switching: switching.get(event.id) })) ?? [],
    [data, switching]
  )
  const columns = useEventColumns(flip)
  const [hidden, setHidden] = useRememberedColumns('events', ['updated'])
  const rowMenu = useEventMenu()
  const total = data?.meta.total ?? 0

  async function tickAll() {
    ticked.replace(
      await readEveryPage((part) => urlOf('/api/events?showAll=1', { ...list.query, ...part }), total)
    )
  }

  const create = () => setCreating(true)
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.events" />}
        actions={
          <>
            <ExportMenu kind="events" list={list.key} />
            <Button size="s" onClick={create}>
              <FormattedMessage id="admin.events.new" />
            </Button>
          </>
        }
      />
      <EventFilters
        list={list}
        meta={data?.meta}
        search={search}
        tools={<ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
      />
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.events' })}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={useCallback(({ id }: ListedEvent) => path(`events/${id}`), [path])}
        rowDimmed={rowDimmed}
        rowMenu={rowMenu}
        hiddenColumns={hidden}
        {...sortOf(list.value('s') ?? '-from')}
        onSortChange={(sort) => list.set({ s: sortAddress(sort) })}
        selected={ticked.ids}
        onSelectedChange={ticked.change}
        onSearch={() => search.current?.focus()}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/events')}
        empty={
          <EmptyList
            none={<FormattedMessage id="admin.events.none" />}
            start={
              <Button variant="tertiary" onClick={create}>
                <FormattedMessage id="admin.events.new" />
              </Button>
            }
            onClear={list.isNarrowed ? list.clear : undefined}
          />
        }
        foot={
          data && (
            <>
              <span>
                <FormattedMessage
                  id="admin.events.shown"
                  values={{ shown: rows.length, total: data.meta.total }}
                />
              </span>
              <ListPages address={list} lastPage={data.meta.last_page} />
            </>
          )
        }
      />
      {question}
      <NewEventDialog open={creating} onClose={() => setCreating(false)} />
      <EventBulk ticked={ticked} total={total} onTickAll={() => void tickAll()} />
    </>
  )
}
