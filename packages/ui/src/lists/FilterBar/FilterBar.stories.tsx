import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { FilterBar } from './FilterBar.tsx'

const kinds = {
  es: [
    { value: 'catalog', label: 'Catálogo' },
    { value: 'correspondence', label: 'Correspondencia' },
    { value: 'press', label: 'Prensa' },
  ],
  en: [
    { value: 'catalog', label: 'Catalogue' },
    { value: 'correspondence', label: 'Correspondence' },
    { value: 'press', label: 'Press' },
  ],
}
const placeholder = { es: 'Buscar por nombre, artista, lugar…', en: 'Search by name, artist, place…' }

const meta = {
  title: 'Público/Listas/FilterBar',
  component: FilterBar,
  args: { onFilter: fn(), clearHref: '#todo' },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Container>
        <FilterBar {...args} kinds={args.kinds ?? kinds[language]} placeholder={placeholder[language]} />
      </Container>
    )
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing filters: nothing is said. Enter in the words asks, as the button does. */
export const Idle: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByLabelText(say(globals, 'filterBar.kind')), 'press')
    await userEvent.type(canvas.getByLabelText(say(globals, 'filterBar.words')), ' marco {Enter}')
    await expect(args.onFilter).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'press', words: 'marco' })
    )
  },
}

/** Not everything shows, and the way back to everything. */
export const Filtered: Story = {
  args: { words: 'marco', found: 8, total: 214 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('marco')
    await expect(canvas.getByRole('link', { name: say(globals, 'filterBar.clear') })).toHaveAttribute(
      'href',
      '#todo'
    )
  },
}

/** On a phone no line stands under it: the fold of a `NarrowedList` has one. */
export const FilteredOnAPhone: Story = {
  args: { words: 'marco', found: 8, total: 214 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status').parentElement
    await expect(notice && getComputedStyle(notice).borderBottomWidth).toBe('0px')
  },
}

/** Kind and words at once; one match. */
export const KindAndWords: Story = { args: { kind: 'press', words: 'marco', found: 1 } }

/** Further short fields: from when to when. What means nothing to them is not sent. */
export const InTime: Story = {
  args: {
    chosen: ['1949-1955'],
    children: (
      <>
        <TextField optional="unsaid" name="from" label="1949-" pattern="[0-9]{4}" defaultValue="1949" />
        <TextField optional="unsaid" name="to" label="-1955" pattern="[0-9]{4}" defaultValue="1955" />
      </>
    ),
    found: 14,
    total: 214,
  },
  play: async ({ canvas, args }) => {
    const from = canvas.getByLabelText(/^1949-/)
    await userEvent.clear(from)
    await userEvent.type(from, 'ayer{Enter}')
    await expect(from).toBeInvalid()
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.clear(from)
    await userEvent.type(from, '1950{Enter}')
    await expect(args.onFilter).toHaveBeenCalledWith(
      expect.objectContaining({ values: expect.objectContaining({ from: '1950', to: '1955' }) })
    )
  },
}

/** The answer is on its way. */
export const Waiting: Story = { args: { kind: 'correspondence' } }

/** Links beside the list narrow it too: they are named with the words, and stay when the form is sent without scripts. */
export const BesideLinks: Story = {
  args: {
    kinds: [],
    words: 'patio',
    chosen: ['Delia Roca', '1950'],
    kept: { decade: '1950' },
    things: 'works',
    found: 12,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const filters = storyLanguage(globals) === 'es' ? /«patio», Delia Roca y 1950/ : /Delia Roca, and 1950/
    await expect(canvas.getByRole('status')).toHaveTextContent(filters)
    await expect(new FormData(canvasElement.querySelector('form') ?? undefined).get('decade')).toBe('1950')
  },
}

/** Nothing matches. */
export const NothingFound: Story = { args: { words: 'zzz', found: 0, total: 214 } }

/** Only words to search by. */
export const WithoutKinds: Story = { args: { kinds: [] } }

/** Words and a further field, without kinds: no column stays empty, and the words are the widest. */
export const TermsInTime: Story = {
  args: { kinds: [], children: <TextField optional="unsaid" name="from" label="1949-" /> },
  play: async ({ canvas, globals }) => {
    const words = canvas.getByLabelText(say(globals, 'filterBar.words'))
    const from = canvas.getByLabelText('1949-')
    await expect(words.offsetWidth).toBeGreaterThanOrEqual(from.offsetWidth)
  },
}

/** Long words wrap. */
export const LongWords: Story = {
  args: { words: 'otorrinolaringologíaelectroencefalográficaretrospectivamenteinconstitucional', found: 2 },
}

/** Filters that are not in an address: asked for, shown, cleared, and the fields follow. */
export const Cleared: Story = {
  render: function Filters(args, { globals }) {
    const language = storyLanguage(globals)
    const [now, setNow] = useState({ kind: '', words: '' })
    return (
      <FilterBar
        {...args}
        {...now}
        kinds={kinds[language]}
        clearHref={undefined}
        onFilter={({ kind, words }) => setNow({ kind, words })}
        onClear={() => setNow({ kind: '', words: '' })}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const kind = canvas.getByLabelText(say(globals, 'filterBar.kind'))
    const words = canvas.getByLabelText(say(globals, 'filterBar.words'))
    await userEvent.selectOptions(kind, 'press')
    await userEvent.type(words, 'marco')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'filterBar.search') }))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'filterBar.clear') }))
    await expect(words).toHaveValue('')
    await expect(kind).toHaveValue('')
    await expect(canvas.getByRole('button', { name: say(globals, 'filterBar.search') })).toHaveFocus()
  },
}
