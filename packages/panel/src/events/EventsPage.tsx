import { reported, useGet } from '@gallery/client'
import { type EventRow, urlOf } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { useCallback, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { readEveryPage } from '../lists/readEveryPage.ts'
import { sortAddress, sortOf } from '../lists/sortAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { useTicked } from '../lists/useTicked.ts'
import { EventBulk } from './EventBulk.tsx'
import { EventKinds, EventStates } from './EventFilters.tsx'
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
  const [creating, setCreating] = useState(false)
  const reading = useGet(list.key, { keep: true })
  const { data } = reading
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
  const remembered = useRememberedColumns('events', ['updated'])
  const rowMenu = useEventMenu(ticked.drop)
  const total = data?.meta.total ?? 0

  function tickAll() {
    void reported(async () =>
      ticked.replace(
        await readEveryPage((part) => urlOf('/api/events?showAll=1', { ...list.query, ...part }), total)
      )
    )
  }

  const create = () => setCreating(true)
  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.events' })}
      actions={
        <>
          <ExportMenu kind="events" list={list.key} instead={reading.data?.meta.instead} />
          <Button size="s" onClick={create}>
            <FormattedMessage id="admin.events.new" />
          </Button>
        </>
      }
      address={list}
      reading={reading}
      read="/api/events"
      search={intl.formatMessage({ id: 'admin.events.search' })}
      segments={<EventKinds list={list} counts={data?.meta.counts} />}
      chips={<EventStates list={list} />}
      found={(count) => <FormattedMessage id="admin.events.found" values={{ count }} />}
      onClear={list.isNarrowed ? list.clear : undefined}
      rows={rows}
      columns={columns}
      remembered={remembered}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={useCallback(({ id }: ListedEvent) => path(`events/${id}`), [path])}
      rowDimmed={rowDimmed}
      rowMenu={rowMenu}
      {...sortOf(list.value('s') ?? '-from')}
      onSortChange={(sort) => list.set({ s: sortAddress(sort) })}
      selected={ticked.ids}
      onSelectedChange={ticked.change}
      none={<FormattedMessage id="admin.events.none" />}
      start={
        <Button variant="tertiary" onClick={create}>
          <FormattedMessage id="admin.events.new" />
        </Button>
      }
      foot={
        <span>
          <FormattedMessage id="admin.events.shown" values={{ shown: rows.length, total }} />
        </span>
      }
    >
      {question}
      <NewEventDialog open={creating} onClose={() => setCreating(false)} />
      <EventBulk ticked={ticked} total={total} onTickAll={tickAll} />
    </ListScreen>
  )
}
