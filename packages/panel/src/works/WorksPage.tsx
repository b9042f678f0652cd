import { useGet, useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { listQuery } from '../lists/listQuery.ts'
import { sortAddress, sortOf } from '../lists/sortAddress.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { useTicked } from '../lists/useTicked.ts'
import { chosenIn } from './changing/chosenWorks.ts'
import { useListHold } from './holds/useListHold.tsx'
import { MovementDialog } from './MovementDialog.tsx'
import { NewWorkDialog } from './NewWorkDialog.tsx'
import { titlesOf } from './titlesOf.ts'
import { rareColumns, useWorkColumns } from './useWorkColumns.tsx'
import { useWorkMenu } from './useWorkMenu.ts'
import { type ShownWork, useWorkRows } from './useWorkRows.ts'
import { useWorkCounts, WorkChips, WorkVisibility } from './WorkFilters.tsx'
import { WorksBulkBar } from './WorksBulkBar.tsx'
import { isNarrowed, listedIn, narrowingOf, noFilters } from './worksAddress.ts'

/** How many works a page of the list shows. */
const perPage = 25

const rowId = ({ id }: ShownWork) => id
const rowDimmed = (work: ShownWork) => !work.public

/** Every work, hidden ones too: found, ordered, changed in place, many at once. */
export function WorksPage() {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const { search: query, state } = useLocation()
  const address = useListAddress()
  const { page, set, value } = address
  const narrowing = narrowingOf(address)
  const [detailed, setDetailed] = useState<ShownWork | null>(null)
  const remembered = useRememberedColumns('works', rareColumns)

  const reading = useGet(urlOf('/api/works?showAll=1', { ...narrowing, page, per_page: perPage }), {
    keep: true,
  })
  const { data } = reading
  const listed = listedIn(narrowing, data?.meta.instead)
  const counts = useWorkCounts(listed)
  const ticked = useTicked<{ id: number }>(
    data?.data ?? noRows,
    chosenIn(state).chosen.map((id) => ({ id }))
  )
  const { shown, publish, move, question } = useWorkRows(data?.data ?? noRows)
  const columns = useWorkColumns({ publish, move, onDetails: setDetailed })
  const rowHref = useCallback(({ id }: ShownWork) => path(`works/${id}`) + listQuery(query), [path, query])
  const { onHold, aside, overlay } = useListHold(shown)
  const { drop } = ticked
  const untick = useCallback(({ id }: ShownWork) => drop([id]), [drop])
  const rowMenu = useWorkMenu({ hrefOf: rowHref, move, onDetails: setDetailed, onHold, onGone: untick })
  const rowLabel = useCallback((work: ShownWork) => titlesOf(work, language).title.text, [language])
  const isNew = value('new') !== undefined

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.works' })}
      actions={
        <>
          <Button variant="tertiary" size="s" href={path('imports')}>
            <FormattedMessage id="admin.works.import" />
          </Button>
          <ExportMenu kind="works" list={urlOf('/api/works?showAll=1', listed)} />
          <Button size="s" onClick={() => set({ new: '1', p: value('p') ?? null })}>
            <FormattedMessage id="admin.works.new" />
          </Button>
        </>
      }
      address={address}
      reading={reading}
      read="/api/works"
      search={intl.formatMessage({ id: 'admin.works.search' })}
      segments={<WorkVisibility address={address} counts={counts} />}
      chips={<WorkChips address={address} counts={counts} />}
      found={(count) => <FormattedMessage id="admin.works.found" values={{ count }} />}
      onClear={isNarrowed(address) ? () => set(noFilters) : undefined}
      rows={shown}
      columns={aside ? columns.filter(({ id }) => besideForm.has(id)) : columns}
      remembered={remembered}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      rowDimmed={rowDimmed}
      rowMenu={rowMenu}
      {...sortOf(narrowing.sort)}
      onSortChange={(sort) => set({ sort: sortAddress(sort) })}
      selected={ticked.ids}
      onSelectedChange={ticked.change}
      none={<FormattedMessage id="admin.works.none" />}
      aside={aside}
    >
      <NewWorkDialog
        open={isNew}
        artist={narrowing.artist}
        onOpenChange={(open) => set({ new: open ? '1' : null, p: value('p') ?? null }, { replace: true })}
      />
      {overlay}
      {question}
      <MovementDialog work={detailed} open={detailed !== null} onOpenChange={() => setDetailed(null)} />
      <WorksBulkBar ticked={ticked} narrowing={listed} total={data?.meta.total} />
    </ListScreen>
  )
}

/** The columns that stand beside the form that holds a work. */
const besideForm: ReadonlySet<string> = new Set(['title', 'status', 'hold', 'price'])

const noRows: readonly ShownWork[] = []
