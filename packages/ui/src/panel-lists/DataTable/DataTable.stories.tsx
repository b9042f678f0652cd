import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { Pagination } from '../../lists/Pagination/Pagination.tsx'
import { manyPanelWorks, type PanelWork, samplePanelWorks } from '../../stories/samplePanelWorks.ts'
import { workColumns, workWords } from '../../stories/sampleWorkColumns.tsx'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { DataColumn, SortState } from './dataColumn.ts'
import type { RowMenuItem } from './RowMenu.tsx'

const onSearch = fn()
const onRemove = fn()
const onRetry = fn()

const rowId = (row: PanelWork) => row.id
const rowLabel = (row: PanelWork) => row.title
const rowHref = (row: PanelWork) => `#${row.id}`
const rowDimmed = (row: PanelWork) => !row.public

function menuOf(language: StoryLanguage): (row: PanelWork) => RowMenuItem[] {
  const { edit, site, copy, remove } = workWords[language].actions
  return (row) => [
    { kind: 'link', label: edit, href: rowHref(row), hotkey: 'Enter' },
    { kind: 'link', label: site, href: `#sitio-${row.id}` },
    { kind: 'divider', id: 'records' },
    { kind: 'action', label: copy, onSelect: () => {} },
    { kind: 'action', label: remove, onSelect: () => onRemove(row.id), tone: 'danger' },
  ]
}

interface WorksTableProps extends Partial<DataTableProps<PanelWork, string>> {
  language: StoryLanguage
  works?: readonly PanelWork[]
  withBoxes?: boolean
}

/** A screen of works in small: it keeps the rows, the ticks and the order. */
function WorksTable({ language, works, withBoxes = true, ...props }: WorksTableProps) {
  const [rows, setRows] = useState(works ?? samplePanelWorks(language))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['otaegui-03']))
  const [sort, setSort] = useState<SortState>({ column: 'artist', direction: 'ascending' })
  const change = useCallback(
    (id: string, next: Partial<PanelWork>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...next } : row))),
    []
  )
  const columns = useMemo(
    () =>
      workColumns(language, {
        onStatus: (id, status) => change(id, { status }),
        onPublic: (id, isPublic) => change(id, { public: isPublic }),
      }),
    [language, change]
  )
  const rowMenu = useMemo(() => menuOf(language), [language])
  return (
    <DataTable
      label={workWords[language].label}
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      rowDimmed={rowDimmed}
      rowMenu={rowMenu}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={withBoxes ? setSelected : undefined}
      onSearch={onSearch}
      {...props}
    />
  )
}

/** What a screen writes; the stories' own table keeps its state besides. */
const code = `<DataTable
  label="Obras"
  rows={works}
  columns={[
    { id: 'title', header: 'Obra', main: true, cell: (work) => <RowTitle title={work.title} /> },
    { id: 'artist', header: 'Artista', sortable: true, cell: (work) => work.artist },
  ]}
  rowId={(work) => work.id}
  rowLabel={(work) => work.title}
  rowHref={(work) => \`/admin/works/\${work.id}\`}
  sort={sort}
  onSortChange={setSort}
  selected={selected}
  onSelectedChange={setSelected}
/>`

const meta = {
  title: 'Panel/Listas/DataTable',
  component: WorksTable,
  parameters: {
    docs: { component: DataTable, source: { code } },
  },
  args: { language: 'es' },
  render: (args, { globals }) => <WorksTable {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof WorksTable>

export default meta
type Story = StoryObj<typeof meta>

/** Sorted by its heads; status and visibility change in place; the menu is asked for when it opens. */
export const Works: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const [, artist = '', , , , price = ''] = workWords[language].headers
    const [first] = samplePanelWorks(language)
    if (!first) throw new Error('The story needs a work.')
    const head = canvas.getByRole('columnheader', { name: artist })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: price }))
    await expect(head).not.toHaveAttribute('aria-sort')

    const visible = canvas.getByRole('switch', { name: new RegExp(first.title) })
    await userEvent.click(visible)
    await expect(visible).not.toBeChecked()
    await expect(visible.closest('tr')).toHaveAttribute('data-dimmed')

    const name = say(globals, 'dataTable.actionsOf', { name: first.title })
    await userEvent.click(canvas.getByRole('button', { name }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: workWords[language].actions.remove }))
    await expect(onRemove).toHaveBeenCalledWith(first.id)
  },
}

/** `j` and `k` move, `x` ticks, Shift ticks all between, `/` asks for the search, Enter is the row's link. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    onSearch.mockClear()
    const works = samplePanelWorks(storyLanguage(globals))
    const box = (place: number) =>
      canvas.getByRole('checkbox', {
        name: say(globals, 'dataTable.tick', { name: works[place]?.title ?? '' }),
      })
    const links = canvas.getAllByRole('link')
    await userEvent.keyboard('j')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(box(0)).toBeChecked()
    await userEvent.keyboard('jj')
    await expect(links[2]).toHaveFocus()
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect(box(1)).toBeChecked()
    await expect(box(2)).toBeChecked()
    await userEvent.keyboard('{ArrowUp}k{ArrowUp}')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links.at(-1)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box(works.length - 1)).toBeChecked()
    await userEvent.keyboard('/')
    await expect(onSearch).toHaveBeenCalledOnce()
  },
}

/** Two on a page: a key on a row of one is not the other's, nor is one on its head. */
export const TwoTables: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const works = samplePanelWorks(language)
    return (
      <>
        <WorksTable {...args} language={language} works={works.slice(0, 2)} />
        <WorksTable {...args} language={language} works={works.slice(2, 5)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const [above, below] = canvas.getAllByRole('table')
    if (!above || !below) throw new Error('The story needs two tables.')
    const [first, second, third] = within(below).getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(third).toHaveFocus()
    const ticked = (table: HTMLElement) => within(table).queryAllByRole('checkbox', { checked: true }).length
    const before = [ticked(above), ticked(below)]
    await userEvent.keyboard('x')
    await expect([ticked(above), ticked(below)]).toEqual([before[0], (before[1] ?? 0) + 1])
    within(below).getAllByRole('checkbox')[0]?.focus()
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
  },
}

/** The box of the head ticks this page; what is ticked on others stays. */
export const TickPage: Story = {
  play: async ({ canvas, globals }) => {
    const all = canvas.getByRole('checkbox', { name: say(globals, 'dataTable.tickPage') })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
  },
}

const drawn = fn()
const countedColumns: DataColumn<PanelWork>[] = [
  {
    id: 'title',
    header: 'Obra',
    main: true,
    cell: (row) => {
      drawn(row.id)
      return row.title
    },
  },
  { id: 'code', header: 'Código', card: 'below', cell: (row) => row.code },
]

/** A hundred rows: ticking one draws one. */
export const OneDrawn: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <WorksTable
        {...args}
        language={language}
        works={manyPanelWorks(language, 100)}
        columns={countedColumns}
      />
    )
  },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('checkbox')
    if (!first) throw new Error('The story needs a row.')
    drawn.mockClear()
    await userEvent.click(first)
    await expect(first).toBeChecked()
    await expect(drawn).toHaveBeenCalledOnce()
  },
}

/** As many rows as a page may hold; the head stays in sight. */
export const Many: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <WorksTable {...args} language={language} works={manyPanelWorks(language, 100)} />
  },
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector('thead th')
    const row = canvas.getAllByRole('row')[9]
    if (!head || !row) throw new Error('The story needs a head and nine rows.')
    // Whatever of a row the focus comes to, it is not under the head.
    for (const part of row.querySelectorAll<HTMLElement>('a, button, input')) {
      window.scrollBy(0, part.getBoundingClientRect().top)
      part.focus()
      await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        head.getBoundingClientRect().bottom
      )
    }
    window.scrollTo(0, 0)
  },
}

/** A row that goes away leaves the focus to the one that moves up to its place; the last one leaves it to the table. */
export const Removed: Story = {
  render: function Removed(args, { globals }) {
    const language = storyLanguage(globals)
    const [works, setWorks] = useState(samplePanelWorks(language).slice(0, 3))
    const columns: DataColumn<PanelWork>[] = [
      { id: 'title', header: workWords[language].headers[0], main: true, cell: (row) => row.title },
      {
        id: 'remove',
        header: workWords[language].actions.remove,
        card: 'aside',
        cell: (row) => (
          <Button size="s" onClick={() => setWorks((all) => all.filter(({ id }) => id !== row.id))}>
            {workWords[language].actions.remove}
          </Button>
        ),
      },
    ]
    return <WorksTable {...args} language={language} rows={works} columns={columns} />
  },
  play: async ({ canvas, globals }) => {
    const language = storyLanguage(globals)
    const [first, , third] = samplePanelWorks(language)
    const remove = (place: number) => {
      const row = canvas.getAllByRole('row')[place]
      if (!row) throw new Error('The story needs more rows.')
      return within(row).getByRole('button', { name: workWords[language].actions.remove })
    }
    await userEvent.click(remove(2))
    await expect(canvas.getByRole('link', { name: third?.title })).toHaveFocus()
    await userEvent.click(remove(2))
    await expect(canvas.getByRole('link', { name: first?.title })).toHaveFocus()
    await userEvent.click(remove(1))
    await expect(canvas.getByRole('table')).toHaveFocus()
  },
}

/** Bare rows while the first page is on its way. */
export const Loading: Story = {
  args: { works: [], loading: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText(say(globals, 'dataTable.loading'))).toBeInTheDocument()
    // A press that comes before the rows would be lost.
    await expect(canvas.getByRole('checkbox', { name: say(globals, 'dataTable.tickPage') })).toBeDisabled()
  },
}

/** Nothing was found. */
export const Empty: Story = {
  args: { works: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'dataTable.empty'))).toBeVisible()
  },
}

/** The rows did not come; one button asks again, and the table has the focus while they come. */
export const Failed: Story = {
  args: { works: [] },
  render: function Failed(args, { globals }) {
    const [failed, setFailed] = useState(true)
    return (
      <WorksTable
        {...args}
        language={storyLanguage(globals)}
        error={failed}
        loading={!failed}
        onRetry={() => {
          onRetry()
          setFailed(false)
        }}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(say(globals, 'dataTable.failed'))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'dataTable.retry') }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('table')).toHaveFocus()
  },
}

/** One row, without boxes. */
export const One: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <WorksTable
        {...args}
        language={language}
        works={samplePanelWorks(language).slice(0, 1)}
        withBoxes={false}
      />
    )
  },
}

/** With its foot: how many there are, and the way to the others. */
export const WithFoot: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <WorksTable
        {...args}
        language={language}
        foot={
          <>
            <span>{workWords[language].found}</span>
            <Pagination page={1} lastPage={5} pageHref={(page) => `#${page}`} />
          </>
        }
      />
    )
  },
}

/** Columns that somebody took out. */
export const FewerColumns: Story = {
  args: { hiddenColumns: new Set(['code', 'technique', 'price']) },
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
  },
}

/** Words without an end wrap in their cell. */
export const LongWords: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const works = samplePanelWorks(language).map((work, place) =>
      place === 0
        ? {
            ...work,
            title: 'Contraconstrucciones'.repeat(6),
            artist: 'María de las Mercedes Etcheverrigaray y Ponce',
          }
        : work
    )
    return <WorksTable {...args} language={language} works={works} />
  },
}

/** On a phone each row is a card: box, picture, title over artist, switch, and the status under them. */
export const Cards: Story = { globals: { viewport: { value: 'handheld' } } }

/** The narrowest phone. */
export const SmallCards: Story = { globals: { viewport: { value: 'small' } } }

/** On a tablet the heads that sort stay over the cards. */
export const TabletCards: Story = { globals: { viewport: { value: 'tablet' } } }

/** The switch of a row while it is saved, after it failed, and locked with its reason. */
export const SwitchStates: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const text = workWords[language]
    const states = [{ busy: true }, { error: text.failed }, { disabled: true, hint: text.locked }]
    const columns: DataColumn<PanelWork>[] = [
      { id: 'title', header: text.headers[0], main: true, cell: (row) => row.title },
      {
        id: 'public',
        header: text.headers[6],
        width: 'fit',
        card: 'aside',
        cell: (row) => (
          <Switch
            hideLabel
            label={`${text.headers[6]}: ${row.title}`}
            checked={row.public}
            onCheckedChange={() => {}}
            {...states[samplePanelWorks(language).findIndex(({ id }) => id === row.id)]}
          />
        ),
      },
    ]
    return (
      <WorksTable
        {...args}
        language={language}
        works={samplePanelWorks(language).slice(0, 3)}
        columns={columns}
        withBoxes={false}
      />
    )
  },
  play: async ({ canvas }) => {
    // Why it was refused is read whole, within the table.
    const table = canvas.getByRole('table').getBoundingClientRect()
    await expect(canvas.getByRole('alert').getBoundingClientRect().right).toBeLessThanOrEqual(table.right)
    await expect(canvas.getByRole('alert').scrollWidth).toBeLessThanOrEqual(
      canvas.getByRole('alert').closest('td')?.clientWidth ?? 0
    )
  },
}

/** Rows that open nothing: the keys bring the focus to the boxes. */
export const WithoutLinks: Story = {
  render: (args, { globals }) => (
    <WorksTable {...args} language={storyLanguage(globals)} rowHref={undefined} keys="table" />
  ),
  play: async ({ canvas, globals }) => {
    const works = samplePanelWorks(storyLanguage(globals))
    const box = (place: number) =>
      canvas.getByRole('checkbox', {
        name: say(globals, 'dataTable.tick', { name: works[place]?.title ?? '' }),
      })
    // Letters outside the table are nobody's.
    await userEvent.keyboard('j')
    await expect(box(0)).not.toHaveFocus()
    box(0).focus()
    await userEvent.keyboard('j')
    await waitFor(() => expect(box(1)).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(box(1)).not.toBeChecked()
  },
}

/** With a link in a cell of its own. */
export const LinkInACell: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const columns: DataColumn<PanelWork>[] = [
      { id: 'title', header: workWords[language].headers[0], main: true, cell: (row) => row.title },
      {
        id: 'artist',
        header: workWords[language].headers[1],
        card: 'below',
        cell: (row) => <Link href={`#artista-${row.id}`}>{row.artist}</Link>,
      },
    ]
    return <WorksTable {...args} language={language} columns={columns} />
  },
}
