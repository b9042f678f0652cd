import { type Reading, useReread } from '@gallery/client'
import {
  ColumnsMenu,
  DataTable,
  type DataTableProps,
  ListFilters,
  type RowId,
  ScreenTitle,
  SplitView,
} from '@gallery/ui/admin'
import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyList } from './EmptyList.tsx'
import { ListPages } from './ListPages.tsx'
import { ListWords } from './ListWords.tsx'
import { tableState } from './tableState.ts'
import type { ListAddress } from './useListAddress.ts'
import type { RememberedColumns } from './useRememberedColumns.ts'

/** What a list's answer says beside its rows. */
interface ListMeta {
  total: number
  last_page: number
  /** What was searched for in place of the words. */
  instead?: string | undefined
}

/** What a row is, how it is sorted and what can be done with it: as the table takes it. */
type RowProps<Row, Id extends RowId> = Pick<
  DataTableProps<Row, Id>,
  | 'columns'
  | 'rowId'
  | 'rowLabel'
  | 'rowHref'
  | 'rowDimmed'
  | 'rowMenu'
  | 'sort'
  | 'onSortChange'
  | 'selected'
  | 'onSelectedChange'
>

interface ListScreenProps<Row, Id extends RowId> extends RowProps<Row, Id> {
  /** What is listed: the screen's title, and the table's name. */
  title: string
  /** Beside the title. */
  actions?: ReactNode
  /** What stands around the filters, above the table. @default the filters alone */
  head?: (filters: ReactNode) => ReactNode
  /** The list's search, page and filters. */
  address: Pick<ListAddress, 'words' | 'set' | 'page' | 'href'>
  /** The read of its page. */
  reading: Reading<{ meta: ListMeta }>
  /** What is read anew when it was refused: `/api/artists`. */
  read: string
  /** The rows of the page. Keep the array. */
  rows: readonly Row[]
  /** What can be searched for: "Buscar por nombre". Without it nothing can. */
  search?: string
  /** The filter most used, a `Segmented`. */
  segments?: ReactNode
  /** The other filters. */
  chips?: ReactNode
  /** How many were found, in words, where there are filters. */
  found?: (count: number) => ReactNode
  /** Leads back to the whole list; given while words or filters narrow it. */
  onClear: (() => void) | undefined
  /** The columns that are hidden, to be chosen from a menu; without it all are shown but `hiddenColumns`. */
  remembered?: RememberedColumns
  hiddenColumns?: ReadonlySet<string>
  /** Said while there is nothing yet. */
  none: ReactNode
  /** The way to the first one, beside `none`. */
  start?: ReactNode
  /**
   * What is done with one of the rows, beside the table; where both do not fit, in its place. `null` where it may come: the
   * table then stays the same one, and its focus can be given back.
   */
  aside?: ReactNode
  /** Under the table, before the pages. */
  foot?: ReactNode
  /** Dialogs, and what is done with the rows that are ticked. */
  children?: ReactNode
}

/**
 * A screen of the panel that is a list: title, what narrows it, its table in every state, the way through its pages.
 * Renders a fragment.
 */
export function ListScreen<Row, Id extends RowId>({
  title,
  actions,
  head = (filters) => filters,
  address,
  reading,
  read,
  rows,
  search,
  segments,
  chips,
  found,
  onClear,
  remembered,
  hiddenColumns = remembered?.[0],
  none,
  start,
  aside,
  foot,
  children,
  ...row
}: ListScreenProps<Row, Id>) {
  const field = useRef<HTMLInputElement>(null)
  const reread = useReread()
  const meta = reading.data?.meta
  const pages = meta && <ListPages address={address} lastPage={meta.last_page} />
  return (
    <>
      <ScreenTitle title={title} actions={actions} />
      {head(
        <ListFilters
          search={search && <ListWords address={address} ref={field} placeholder={search} />}
          note={
            search && meta?.instead !== undefined ? (
              <FormattedMessage id="admin.list.instead" values={{ instead: meta.instead }} />
            ) : undefined
          }
          segments={segments}
          chips={chips}
          found={meta && found?.(meta.total)}
          tools={remembered && <RememberedMenu columns={row.columns} remembered={remembered} />}
          {...(onClear ? { onClear } : {})}
        />
      )}
      <Beside aside={aside}>
        <DataTable
          {...row}
          label={title}
          rows={rows}
          {...(hiddenColumns ? { hiddenColumns } : {})}
          {...(search ? { onSearch: () => field.current?.focus() } : {})}
          {...tableState(reading)}
          onRetry={() => void reread(read)}
          empty={<EmptyList none={none} start={start} onClear={onClear} />}
          foot={
            foot && pages ? (
              <>
                {foot}
                {pages}
              </>
            ) : (
              pages
            )
          }
        />
      </Beside>
      {children}
    </>
  )
}

interface RememberedMenuProps<Row> {
  columns: DataTableProps<Row>['columns']
  remembered: RememberedColumns
}

/** The table, and what is done with one of its rows beside it. */
function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === undefined) return children
  return <SplitView narrow="detail" list={children} detail={aside} />
}

function RememberedMenu<Row>({ columns, remembered: [hidden, setHidden] }: RememberedMenuProps<Row>) {
  return <ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />
}
