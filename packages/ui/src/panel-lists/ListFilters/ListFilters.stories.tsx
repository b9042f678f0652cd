import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { drawn } from '../../stories/drawn.ts'
import { sampleStatuses } from '../../stories/samplePanel.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { ColumnsMenu } from '../DataTable/ColumnsMenu.tsx'
import { ChoiceChip, ToggleChip } from './Chip.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListSearch } from './ListSearch.tsx'
import { Segmented } from './Segmented.tsx'

const onSearch = fn()
const words = {
  es: {
    placeholder: 'Buscar por código, título, artista, técnica, año…',
    visibility: 'Visibilidad',
    all: 'Todas',
    open: 'Públicas',
    shut: 'Ocultas',
    status: 'Estado',
    without: 'Sin imagen',
    english: 'Sin inglés',
    found: '38 obras',
    note: 'Resultados para «isla»',
    columns: ['Obra', 'Artista', 'Código'],
  },
  en: {
    placeholder: 'Search by code, title, artist, technique, year…',
    visibility: 'Visibility',
    all: 'All',
    open: 'Public',
    shut: 'Hidden',
    status: 'Status',
    without: 'No image',
    english: 'No English',
    found: '38 works',
    note: 'Results for “isla”',
    columns: ['Work', 'Artist', 'Code'],
  },
}

interface FiltersProps {
  /** Whether some of them narrow the list already. */
  active?: boolean
  /** What is said of the search. */
  note?: string
}

function Filters({ active = false, note, language }: FiltersProps & { language: 'es' | 'en' }) {
  const text = words[language]
  const input = useRef<HTMLInputElement>(null)
  const [statuses, setStatuses] = useState<ReadonlySet<string>>(
    new Set(active ? ['consigned', 'sold', 'lent', 'returned'] : [])
  )
  const [without, setWithout] = useState(active)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [main = '', artist = '', code = ''] = text.columns
  return (
    <ListFilters
      search={<ListSearch ref={input} placeholder={text.placeholder} onSearch={onSearch} />}
      segments={
        <Segmented
          label={text.visibility}
          items={[
            { label: text.all, href: '#todas', count: 412, current: true },
            { label: text.open, href: '#publicas', count: 318 },
            { label: text.shut, href: '#ocultas', count: 94 },
          ]}
        />
      }
      chips={
        <>
          <ChoiceChip
            label={text.status}
            choices={sampleStatuses(language).map(({ value, label }, place) => ({
              value,
              label,
              count: 12 * (place + 1),
            }))}
            chosen={statuses}
            onChosenChange={setStatuses}
          />
          <ToggleChip label={text.without} count={23} pressed={without} onPressedChange={setWithout} />
          <ToggleChip label={text.english} count={61} pressed={false} onPressedChange={() => {}} />
        </>
      }
      note={note}
      found={text.found}
      onClear={
        statuses.size > 0 || without
          ? () => {
              setStatuses(new Set())
              setWithout(false)
            }
          : undefined
      }
      tools={
        <ColumnsMenu
          columns={[
            { id: 'title', header: main, main: true },
            { id: 'artist', header: artist },
            { id: 'code', header: code },
          ]}
          hiddenColumns={hidden}
          onHiddenColumnsChange={setHidden}
        />
      }
    />
  )
}

/** The parts and where they go, for the page of documentation. */
const code = `<ListFilters
  search={<ListSearch placeholder="Buscar por título, artista…" onSearch={setWords} />}
  segments={<Segmented label="Visibilidad" items={[{ label: 'Todas', href: '?', count: 412, current: true }]} />}
  chips={
    <>
      <ChoiceChip label="Estado" choices={statuses} chosen={chosen} onChosenChange={setChosen} />
      <ToggleChip label="Sin imagen" count={23} pressed={without} onPressedChange={setWithout} />
    </>
  }
  found="38 obras"
  onClear={clear}
  tools={<ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />}
/>`

const meta = {
  title: 'Panel/Listas/ListFilters',
  component: ListFilters,
  subcomponents: { ListSearch, Segmented, ChoiceChip, ToggleChip },
  render: (_, { globals }) => <Filters language={storyLanguage(globals)} />,
} satisfies Meta<typeof ListFilters>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing narrows the list but the words that one types, a moment after the last key or at once with Enter. */
export const Idle: Story = {
  parameters: { docs: { source: { code } } },
  play: async ({ canvas }) => {
    onSearch.mockClear()
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, ' isla ')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('isla'))
    await userEvent.type(search, 's{Enter}')
    await expect(onSearch).toHaveBeenLastCalledWith('isla s')
    await userEvent.type(search, 'ur')
    await userEvent.tab()
    await expect(onSearch).toHaveBeenLastCalledWith('isla sur')
  },
}

/** Filters that hold say their value and drop it with their cross; the focus goes on to what stays. */
export const Active: Story = {
  globals: { viewport: { value: 'full' } },
  render: (_, { globals }) => <Filters active language={storyLanguage(globals)} />,
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const toggle = canvas.getByRole('button', { name: new RegExp(text.without) })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(say(globals, 'listFilters.some', { count: 4, total: 5 }))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'listFilters.remove', { filter: text.status }) })
    )
    await expect(canvas.getByRole('button', { name: text.status })).toHaveFocus()
    const clear = canvas.getByRole('button', { name: say(globals, 'listFilters.clear') })
    await userEvent.click(clear)
    await expect(clear).not.toBeInTheDocument()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByLabelText(say(globals, 'listFilters.label'))).toHaveFocus()
  },
}

/** What is said of the search stands under the first row, which stays in line. */
export const Noted: Story = {
  globals: { viewport: { value: 'full' } },
  render: (_, { globals }) => {
    const language = storyLanguage(globals)
    return <Filters note={words[language].note} language={language} />
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    const segments = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(Math.abs(search.top - segments.top)).toBeLessThan(2)
    const note = canvas.getByText(text.note)
    await expect(note).toHaveAttribute('role', 'status')
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(segments.bottom)
  },
}

/** The list of a chip stays open while one ticks. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const [consigned, sold] = sampleStatuses(language)
    await userEvent.click(canvas.getByRole('button', { name: words[language].status }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: new RegExp(consigned?.label ?? '') }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: new RegExp(sold?.label ?? '') }))
    await expect(
      canvas.getByText(say(globals, 'listFilters.some', { count: 2, total: 5 }))
    ).toBeInTheDocument()
  },
}

/** Which columns show. */
export const Columns: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const [main = '', artist = ''] = words[storyLanguage(globals)].columns
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'dataTable.columns') }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.queryByRole('menuitemcheckbox', { name: main })).toBeNull()
    const column = menu.getByRole('menuitemcheckbox', { name: artist })
    await userEvent.click(column)
    await expect(column).not.toBeChecked()
  },
}

/** On a phone the chips go on sideways; count and columns are left to wider windows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'handheld' } },
  render: (_, { globals }) => <Filters active language={storyLanguage(globals)} />,
}

/** A search alone. */
export const SearchOnly: Story = {
  render: (_, { globals }) => (
    <ListFilters
      search={
        <ListSearch
          placeholder={words[storyLanguage(globals)].placeholder}
          words="isla"
          onSearch={onSearch}
        />
      }
    />
  ),
}

let giveWords = (_words: string) => {}

/** A list that is told of each search and gives the words back itself, when the story says so. */
function Late() {
  const [given, setGiven] = useState('')
  giveWords = setGiven
  return (
    <ListFilters
      search={<ListSearch placeholder={words.es.placeholder} words={given} onSearch={onSearch} />}
      tools={<button type="button">×</button>}
    />
  )
}

/** A busy list gives the words back late: what was typed since then stays, and is searched for. */
export const LateOwner: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Late />,
  play: async ({ canvas }) => {
    onSearch.mockClear()
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'isla')
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('isla'))
    await userEvent.clear(field)
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''))
    for (const late of ['isla', '']) {
      giveWords(late)
      await drawn()
      await expect(field).toHaveValue('')
    }
    await userEvent.tab()
    await expect(onSearch.mock.calls).toEqual([['isla'], ['']])
  },
}

/** The way back shows what is searched for now, though the caret is in the field: leaving it searches for nothing else. */
export const WayBack: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Late />,
  play: async ({ canvas }) => {
    onSearch.mockClear()
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'isla')
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('isla'))
    giveWords('isla')
    await drawn()
    giveWords('')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '×' }))
    await expect(onSearch.mock.calls).toEqual([['isla']])
  },
}

/** Who refuses a search resets its form: the field says what is searched for, and the same words can be asked for again. */
export const TakenBack: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Late />,
  play: async ({ canvas }) => {
    onSearch.mockClear()
    const field = canvas.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(field, 'isla{Enter}')
    field.form?.reset()
    await expect(field).toHaveValue('')
    await userEvent.tab()
    await expect(onSearch.mock.calls).toEqual([['isla']])
    // Not by `type`, which goes on from what it typed before the reset.
    await fireEvent.input(field, { target: { value: 'isla' } })
    await userEvent.type(field, '{Enter}')
    await expect(onSearch.mock.calls).toEqual([['isla'], ['isla']])
  },
}
