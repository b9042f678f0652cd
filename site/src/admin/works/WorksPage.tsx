import { workRowsUrl } from '@gallery/contract'
import { Button, EmptyState, Pagination } from '@gallery/ui'
import { DataTable, type RowId, ScreenTitle } from '@gallery/ui/admin'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useGet } from '../../data/useGet.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { useLanguage } from '../../language/LanguageContext.ts'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useRememberedColumns } from '../lists/useRememberedColumns.ts'
import { MovementDialog } from './MovementDialog.tsx'
import { NewWorkDialog } from './NewWorkDialog.tsx'
import { titlesOf } from './titlesOf.ts'
import { rareColumns, useWorkColumns } from './useWorkColumns.tsx'
import { useWorkMenu } from './useWorkMenu.ts'
import { type ShownWork, useWorkRows } from './useWorkRows.ts'
import { WorkFilters } from './WorkFilters.tsx'
import { WorksBulkBar } from './WorksBulkBar.tsx'
import { isNarrowed, listQuery, narrowingOf, noFilters, sortValue, tableSort } from './worksAddress.ts'

/** How many works a page of the list shows. */
const perPage = 25

const rowId = ({ id }: ShownWork) => id
const rowDimmed = (work: ShownWork) => !work.public

/** Every work, hidden ones too: found, ordered, changed in place, many at once (spec §2, admin routes). */
export function WorksPage() {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const refresh = useRefresh()
  const { search: query } = useLocation()
  const address = useListAddress()
  const { page, href, set, value } = address
  const narrowing = narrowingOf(address)
  const search = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set())
  const [detailed, setDetailed] = useState<ShownWork | null>(null)
  const [hiddenColumns, setHiddenColumns] = useRememberedColumns('works', rareColumns)

  const { data, failure } = useGet(workRowsUrl({ ...narrowing, page, per_page: perPage }), { keep: true })
  const { shown, publish, move } = useWorkRows(data?.data ?? noRows)
  const columns = useWorkColumns({ publish, move, onDetails: setDetailed })
  const rowHref = useCallback(({ id }: ShownWork) => path(`works/${id}`) + listQuery(query), [path, query])
  const rowMenu = useWorkMenu({ hrefOf: rowHref, move, onDetails: setDetailed })
  const rowLabel = useCallback((work: ShownWork) => titlesOf(work, language).title.text, [language])
  const isNew = value('new') !== undefined

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.works" />}
        actions={
          <>
            <Button variant="tertiary" size="s" href={path('imports')}>
              <FormattedMessage id="admin.works.import" />
            </Button>
            <ExportMenu kind="works" list={workRowsUrl(narrowing)} />
            <Button size="s" onClick={() => set({ new: '1', p: value('p') ?? null })}>
              <FormattedMessage id="admin.works.new" />
            </Button>
          </>
        }
      />
      <WorkFilters
        address={address}
        total={data?.meta.total}
        search={search}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
      />
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.works' })}
        rows={shown}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        rowDimmed={rowDimmed}
        rowMenu={rowMenu}
        hiddenColumns={hiddenColumns}
        sort={tableSort(narrowing.sort)}
        onSortChange={(sort) => set({ sort: sortValue(sort) })}
        selected={selected}
        onSelectedChange={setSelected}
        onSearch={() => search.current?.focus()}
        loading={data === undefined && failure === undefined}
        error={data === undefined && failure !== undefined}
        onRetry={() => void refresh('/api/works')}
        empty={<NoWorks narrowed={isNarrowed(address)} onClear={() => set(noFilters)} />}
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
      <NewWorkDialog
        open={isNew}
        artist={narrowing.artist}
        onOpenChange={(open) => set({ new: open ? '1' : null, p: value('p') ?? null }, { replace: true })}
      />
      <MovementDialog
        ids={detailed ? [detailed.id] : []}
        work={detailed}
        open={detailed !== null}
        onOpenChange={() => setDetailed(null)}
      />
      <WorksBulkBar
        selected={selected}
        onSelectedChange={setSelected}
        narrowing={narrowing}
        total={data?.meta.total}
      />
    </>
  )
}

const noRows: readonly ShownWork[] = []

/** What stands where no work was found, with its way out. */
function NoWorks({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) return <EmptyState title={<FormattedMessage id="admin.works.none" />} />
  return (
    <EmptyState
      title={<FormattedMessage id="admin.list.nothing" />}
      action={
        <Button variant="tertiary" onClick={onClear}>
          <FormattedMessage id="admin.list.clear" />
        </Button>
      }
    />
  )
}
