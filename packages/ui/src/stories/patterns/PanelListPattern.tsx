import { useMemo, useRef, useState } from 'react'
import {
  AppShell,
  BulkBar,
  ChoiceChip,
  ColumnsMenu,
  DataTable,
  ListFilters,
  ListSearch,
  ScreenTitle,
  Segmented,
  type SortState,
  ToggleChip,
} from '../../admin.ts'
import { Button, Pagination, useToast } from '../../index.ts'
import { sampleLogo } from '../sampleLogo.tsx'
import { sampleStatuses } from '../samplePanel.ts'
import { samplePanelNav } from '../samplePanelNav.ts'
import { manyPanelWorks, type PanelWork } from '../samplePanelWorks.ts'
import { workColumns, workWords } from '../sampleWorkColumns.tsx'
import type { StoryLanguage } from '../say.ts'
import { languages } from './gallerySite.tsx'

/** What the screen says beside what the kit does. */
export const panelListWords = {
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

/** The works by a column, as a server would answer them. */
function inOrder(rows: readonly PanelWork[], { column, direction }: SortState): PanelWork[] {
  const way = direction === 'ascending' ? 1 : -1
  return [...rows].sort(
    (one, other) =>
      way *
      (column === 'price'
        ? (one.price ?? 0) - (other.price ?? 0)
        : column === 'artist'
          ? one.artist.localeCompare(other.artist)
          : one.title.localeCompare(other.title))
  )
}

/** The works of the panel: search, filters, a table whose states are changed in place, and what is done with many at once. */
export function PanelListPattern({ language }: { language: StoryLanguage }) {
  const text = panelListWords[language]
  const [all = '', open = '', shut = ''] = text.segments
  const search = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useState(() => manyPanelWorks(language, 20))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [statuses, setStatuses] = useState<ReadonlySet<string>>(new Set(['consigned']))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<SortState>({ column: 'artist', direction: 'ascending' })
  const sorted = useMemo(() => inOrder(rows, sort), [rows, sort])
  const { show } = useToast()
  const columns = useMemo(() => {
    const change = (id: string, next: Partial<PanelWork>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...next } : row)))
    return workColumns(language, {
      onStatus: (id, status) => {
        change(id, { status })
        show({ text: panelListWords[language].changed, undo: async () => true })
      },
      onPublic: (id, isPublic) => change(id, { public: isPublic }),
    })
  }, [language, show])
  return (
    <AppShell
      name="Ochava"
      logo={sampleLogo}
      homeHref="#eventos"
      groups={samplePanelNav(language)}
      onGo={nothing}
      user="Lucía Prado"
      siteHref="#sitio"
      languages={languages}
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
        rows={sorted}
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
