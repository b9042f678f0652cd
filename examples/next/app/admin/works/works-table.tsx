'use client'
import { Price } from '@gallery/ui'
import { type DataColumn, DataTable, type SortState } from '@gallery/ui/admin'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Work } from '../../../lib/works'
import { worksHref } from '../../../lib/worksQuery'

const columns: DataColumn<Work>[] = [
  { id: 'title', header: 'Title', main: true, sortable: true, cell: ({ title }) => title },
  { id: 'artist', header: 'Artist', card: 'below', cell: ({ artist }) => artist },
  { id: 'year', header: 'Year', sortable: true, align: 'end', cell: ({ year }) => year },
  {
    id: 'price',
    header: 'Price',
    sortable: true,
    align: 'end',
    card: 'aside',
    cell: ({ price }) => <Price amount={price} currency="EUR" />,
  },
]

const rowId = ({ id }: Work) => id
const rowLabel = ({ title }: Work) => title

interface WorksTableProps {
  rows: readonly Work[]
  words: string
  sort: SortState
  foot: ReactNode
}

/** What a row shows are functions, which don't travel from the server: so the table has a module of the client. */
export function WorksTable({ rows, words, sort, foot }: WorksTableProps) {
  const router = useRouter()
  return (
    <DataTable
      label="Works"
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      sort={sort}
      onSortChange={(sort) => router.push(worksHref({ words, sort }))}
      foot={foot}
    />
  )
}
