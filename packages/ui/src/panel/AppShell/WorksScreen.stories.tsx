import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { ToastProvider, useToast } from '../../feedback/Toast/ToastProvider.tsx'
import { Pagination } from '../../lists/Pagination/Pagination.tsx'
import { BulkBar } from '../../panel-lists/BulkBar/BulkBar.tsx'
import { ColumnsMenu } from '../../panel-lists/DataTable/ColumnsMenu.tsx'
import { DataTable } from '../../panel-lists/DataTable/DataTable.tsx'
import type { RowId, SortState } from '../../panel-lists/DataTable/dataColumn.ts'
import { ChoiceChip, ToggleChip } from '../../panel-lists/ListFilters/Chip.tsx'
import { ListFilters } from '../../panel-lists/ListFilters/ListFilters.tsx'
import { ListSearch } from '../../panel-lists/ListFilters/ListSearch.tsx'
import { Segmented } from '../../panel-lists/ListFilters/Segmented.tsx'
import { sampleLogo } from '../../stories/sampleLogo.tsx'
import { sampleStatuses } from '../../stories/samplePanel.ts'
import { samplePanelNav } from '../../stories/samplePanelNav.ts'
import { manyPanelWorks, type PanelWork } from '../../stories/samplePanelWorks.ts'
import { sampleLanguages, sampleName } from '../../stories/sampleSite.ts'
import { workColumns, workWords } from '../../stories/sampleWorkColumns.tsx'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { AppShell } from './AppShell.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

const words = {
  es: {
    fresh: 'Nueva obra',
    placeholder: 'Buscar por código, título, artista, técnica, año…',
    visibility: 'Visibilidad',
    segments: ['Todas', 'Públicas', 'Ocultas'],
    status: 'Estado',
    without: 'Sin imagen',
    chosen: (count: number) => `${count} obras elegidas`,
    all: 'Elegir las 38',
    actions: ['Publicar', 'Ocultar', 'Agregar a colección', 'Registrar movimiento'],
    share: 'Compartir en una sala',
    changed: 'Cambiaste el estado de una obra.',
  },
  en: {
    fresh: 'New work',
    placeholder: 'Search by code, title, artist, technique, year…',
    visibility: 'Visibility',
    segments: ['All', 'Public', 'Hidden'],
    status: 'Status',
    without: 'No image',
    chosen: (count: number) => `${count} works chosen`,
    all: 'Choose all 38',
    actions: ['Publish', 'Hide', 'Add to a collection', 'Record a movement'],
    share: 'Share in a room',
    changed: 'You changed the status of a work.',
  },
}

const rowId = (row: PanelWork) => row.id
const rowLabel = (row: PanelWork) => row.title
const rowHref = (row: PanelWork) => `#${row.id}`
const rowDimmed = (row: PanelWork) => !row.public
const nothing = () => {}

/** The works of the panel, composed as a site composes it: all state is the screen's, all words are its own. */
function WorksScreen({ language }: { language: StoryLanguage }) {
  const text = words[language]
  const [all = '', open = '', shut = ''] = text.segments
  const search = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useState(() => manyPanelWorks(language, 20))
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set())
  const [statuses, setStatuses] = useState<ReadonlySet<string>>(new Set(['consigned']))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<SortState>({ column: 'artist', direction: 'ascending' })
  const { show } = useToast()
  const columns = useMemo(() => {
    const change = (id: string, next: Partial<PanelWork>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...next } : row)))
    return workColumns(language, {
      onStatus: (id, status) => {
        change(id, { status })
        show({ text: words[language].changed, undo: async () => true })
      },
      onPublic: (id, isPublic) => change(id, { public: isPublic }),
    })
  }, [language, show])
  return (
    <AppShell
      name={sampleName}
      logo={sampleLogo}
      homeHref="#eventos"
      groups={samplePanelNav(language)}
      onGo={nothing}
      user="Lucía Prado"
      siteHref="#sitio"
      languages={sampleLanguages}
      onSignOut={nothing}
    >
      <ScreenTitle
        title={workWords[language].label}
        actions={
          <Button size="s" href="#nueva">
            {text.fresh}
          </Button>
        }
      />
      <ListFilters
        search={<ListSearch ref={search} placeholder={text.placeholder} onSearch={nothing} />}
        segments={
          <Segmented
            label={text.visibility}
            items={[
              { label: all, href: '#todas', count: 412, current: true },
              { label: open, href: '#publicas', count: 318 },
              { label: shut, href: '#ocultas', count: 94 },
            ]}
          />
        }
        chips={
          <>
            <ChoiceChip
              label={text.status}
              choices={sampleStatuses(language)}
              chosen={statuses}
              onChosenChange={setStatuses}
            />
            <ToggleChip label={text.without} count={23} pressed={false} onPressedChange={nothing} />
          </>
        }
        found={workWords[language].found}
        onClear={statuses.size > 0 ? () => setStatuses(new Set()) : undefined}
        tools={<ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
      />
      <DataTable
        label={workWords[language].label}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        rowDimmed={rowDimmed}
        hiddenColumns={hidden}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
        onSearch={() => search.current?.focus()}
        foot={<Pagination page={1} lastPage={2} pageHref={(page) => `#${page}`} />}
      />
      <BulkBar
        count={selected.size}
        label={text.chosen(selected.size)}
        total={38}
        onChooseAll={nothing}
        chooseAllLabel={text.all}
        onClear={() => setSelected(new Set())}
        actions={text.actions.map((label) => ({ label, onAct: nothing }))}
        primary={{ label: text.share, onAct: nothing }}
      />
    </AppShell>
  )
}

const meta = {
  title: 'Pantallas/Panel/Obras',
  component: WorksScreen,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <ToastProvider>
      <WorksScreen language={storyLanguage(globals)} />
    </ToastProvider>
  ),
} satisfies Meta<typeof WorksScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Marking a work sold takes two presses; ticking brings the bar, the keys find the search. */
export const Desktop: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const [consigned, sold] = sampleStatuses(language)
    const table = within(canvas.getByRole('table'))
    const [tag] = table.getAllByRole('button', { name: new RegExp(consigned?.label ?? '') })
    if (!tag || !sold) throw new Error('The story needs a work on consignment.')
    await userEvent.click(tag)
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('menuitemradio', { name: sold.label })
    )
    await expect(tag).toHaveAccessibleName(new RegExp(sold.label))
    await expect(await canvas.findByText(words[language].changed)).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.queryByText(words[language].changed)).toBeNull())
    tag.blur()
    await userEvent.keyboard('jxjx')
    await expect(canvas.getByText(words[language].chosen(2))).toBeVisible()
    await expect(canvas.getByRole('region', { name: say(globals, 'bulkBar.label') })).toBeVisible()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** On a phone: status and visibility stay at hand. */
export const Phone: Story = { globals: { viewport: { value: 'handheld' } } }

/** On a tablet. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
