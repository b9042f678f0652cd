import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Work {
  id: number
  state: string
  slug?: string
  tags: readonly string[]
}

const table: Pick<DataTableProps<Work>, 'label' | 'rows' | 'columns' | 'rowId' | 'rowLabel'> = {
  label: 'Obras',
  rows: [{ id: 26, state: 'en depósito', tags: [] }],
  columns: [{ id: 'id', header: 'Número', main: true, cell: ({ id }) => id }],
  rowId: ({ id }) => id,
  rowLabel: ({ id }) => `Obra ${id}`,
}

/** A table of a page's own. */
function WorkTable(props: DataTableProps<Work>) {
  return <DataTable {...props} />
}

/** One for rows of any kind. */
function RowTable<Row>(props: DataTableProps<Row>) {
  return <DataTable {...props} />
}

test('the way to a row is written with fields of the row', () => {
  const html = renderToString(
    <IntlProvider locale="es">
      <DataTable {...table} rowHref="/admin/works/{id}?state={state}&of={id}" />
    </IntlProvider>
  )
  expect(html).toContain('href="/admin/works/26?state=en%20dep%C3%B3sito&amp;of=26"')
})

test('a name that is no field of the row does not compile, wherever it stands', () => {
  expect([
    // @ts-expect-error staet, beside a name that is right
    <DataTable key="1" {...table} rowHref="/admin/works/{id}/{staet}" />,
    // @ts-expect-error staet, before one
    <DataTable key="2" {...table} rowHref="/admin/works/{staet}/{id}" />,
    // @ts-expect-error no address holds a list
    <DataTable key="3" {...table} rowHref="/admin/works/{id}?tags={tags}" />,
    // @ts-expect-error nor what may be missing
    <DataTable key="4" {...table} rowHref="/admin/works/{id}/{slug}" />,
    // @ts-expect-error the same for every row
    <DataTable key="5" {...table} rowHref="/admin/works" />,
  ]).toHaveLength(5)
})

test('a row of any names may be led to by any', () => {
  const rows: readonly Readonly<Record<string, string>>[] = [{ isbn: '978' }]
  const html = renderToString(
    <IntlProvider locale="es">
      <DataTable
        label="Libros"
        rows={rows}
        columns={[{ id: 'isbn', header: 'ISBN', main: true, cell: ({ isbn }) => isbn }]}
        rowId={(row) => `${row.isbn}`}
        rowLabel={(row) => `${row.isbn}`}
        rowHref="/books/{isbn}"
      />
    </IntlProvider>
  )
  expect(html).toContain('href="/books/978"')
})

test('a table of a page’s own passes its address on', () => {
  const html = renderToString(
    <IntlProvider locale="es">
      <WorkTable {...table} rowHref="/admin/works/{id}" />
      <RowTable {...table} rowHref={({ id }) => `/works/${id}`} />
    </IntlProvider>
  )
  expect(html).toMatch(/href="\/admin\/works\/26".*href="\/works\/26"/)
})
