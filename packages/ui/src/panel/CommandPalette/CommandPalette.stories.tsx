import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { sampleCommands, sampleStart } from '../../stories/sampleCommands.ts'
import { samplePanelNav } from '../../stories/samplePanelNav.ts'
import { sampleLanguages, sampleName } from '../../stories/sampleSite.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { AppShell } from '../AppShell/AppShell.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { usePaletteKey } from './usePaletteKey.ts'

const onChoose = fn()

type Given = Partial<Pick<ComponentProps<typeof CommandPalette>, 'loading' | 'failure' | 'groups'>>

/** A palette that finds what its sample knows. */
function Palette({
  language,
  label,
  first = '',
  opened = true,
  ...props
}: Given & { language: StoryLanguage; label: string; first?: string; opened?: boolean }) {
  const [open, setOpen] = useState(opened)
  const [query, setQuery] = useState(first)
  usePaletteKey(() => setOpen(true))
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <CommandPalette
        groups={query === '' ? sampleStart(language) : sampleCommands(language)}
        {...props}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        onChoose={onChoose}
      />
    </>
  )
}

/** A palette that is answered in the moment in which something is pressed: the new lines stand above. */
function AnsweredByPress({ language, label }: { language: StoryLanguage; label: string }) {
  const [answered, setAnswered] = useState(false)
  useEffect(() => {
    const answer = () => setAnswered(true)
    window.addEventListener('pointerdown', answer)
    return () => window.removeEventListener('pointerdown', answer)
  }, [])
  const start = sampleStart(language)
  return (
    <Palette
      language={language}
      label={label}
      groups={answered ? [...sampleCommands(language), ...start] : start}
    />
  )
}

/** How it is used, for the page of documentation. */
const code = `<CommandPalette
  open={open}
  onOpenChange={setOpen}
  query={query}
  onQueryChange={setQuery}
  groups={groups}
  onChoose={(item) => go(item.id)}
/>`

const meta = {
  title: 'Panel/Marco/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '520px' }, source: { code } } },
  args: { open: true, onOpenChange: fn(), query: '', onQueryChange: fn(), groups: [], onChoose },
  beforeEach: () => {
    onChoose.mockClear()
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** By Ctrl K: the focus goes to the field, arrows and Enter choose, and the focus goes back. */
export const ByKeys: Story = {
  render: (_args, { globals }) => (
    <Palette language={storyLanguage(globals)} label={say(globals, 'commandPalette.title')} opened={false} />
  ),
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: say(globals, 'commandPalette.title') })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: say(globals, 'commandPalette.label') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('bran')
    const [first, second] = await screen.findAllByRole('option')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { newTab: true })
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), { newTab: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Closed and opened again at once: the field has the focus, and the opener in the end. */
export const OpenedAgain: Story = {
  render: ByKeys.render,
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: say(globals, 'commandPalette.title') })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const first = await screen.findByRole('combobox')
    await waitFor(() => expect(first).toHaveFocus())
    fireEvent.keyDown(first, { key: 'Escape' })
    await waitFor(() => expect(first).not.toBeInTheDocument())
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    const second = await screen.findByRole('combobox')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Over the menu of a phone, and over whatever else was opened before it. */
export const OverTheMenu: Story = {
  globals: { viewport: { value: 'handheld' } },
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <AppShell
        name={sampleName}
        homeHref="#eventos"
        groups={samplePanelNav(language)}
        onGo={() => {}}
        user="Lucía Prado"
        siteHref="#sitio"
        languages={sampleLanguages}
        onSignOut={() => {}}
      >
        <Palette language={language} label={say(globals, 'commandPalette.title')} opened={false} />
      </AppShell>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'appShell.menu') }))
    const menu = await screen.findByRole('dialog', { name: say(globals, 'appShell.menu') })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    // What is out of reach cannot be pointed at, though it lay over the field.
    for (const beneath of document.querySelectorAll('[inert]')) beneath.removeAttribute('inert')
    const { left, top, width, height } = field.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(field)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).not.toBeInTheDocument())
    await expect(menu).toBeVisible()
  },
}

/** What was found, in groups; matches are underlined. */
export const Found: Story = {
  render: (_args, { globals }) => (
    <Palette language={storyLanguage(globals)} label={say(globals, 'commandPalette.title')} first="bran" />
  ),
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('group')).toHaveLength(5)
    await expect(within(dialog).getAllByText('Bran')[0]?.tagName).toBe('MARK')
    await expect(
      within(dialog).getByText(say(globals, 'commandPalette.total', { total: 1208 }))
    ).toBeVisible()
    await userEvent.click(within(dialog).getAllByRole('option').at(-1) ?? dialog)
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'search' }), { newTab: false })
  },
}

/** What is pressed is chosen, though an answer that came meanwhile puts other lines in its place. */
export const AnsweredWhilePressed: Story = {
  render: (_args, { globals }) => (
    <AnsweredByPress language={storyLanguage(globals)} label={say(globals, 'commandPalette.title')} />
  ),
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog')
    const [first] = within(dialog).getAllByRole('option')
    if (!first) throw new Error('There is no line to press')
    const { x, y, width, height } = first.getBoundingClientRect()
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: first })
    const under = document.elementFromPoint(x + width / 2, y + height / 2) ?? dialog
    await user.pointer({ keys: '[/MouseLeft]', target: under })
    const [pressed] = sampleStart(storyLanguage(globals)).flatMap(({ items }) => items)
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: pressed?.id }), {
      newTab: false,
    })
  },
}

/** Open with an answer, for looking at. */
export const Open: Story = {
  render: Found.render,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  },
}

/** Before anything is typed: the last records and the screens. Escape closes. */
export const Start: Story = {
  render: (_args, { globals }) => (
    <Palette language={storyLanguage(globals)} label={say(globals, 'commandPalette.title')} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('group')).toHaveLength(2)
  },
}

/** Nothing to offer yet. */
export const Blank: Story = {
  render: (_args, { globals }) => (
    <Palette language={storyLanguage(globals)} label={say(globals, 'commandPalette.title')} groups={[]} />
  ),
  play: async ({ globals }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(say(globals, 'commandPalette.start'))
    await userEvent.click(screen.getByRole('button', { name: `${say(globals, 'commandPalette.close')} Esc` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The answer is on its way: Enter chooses nothing. */
export const Loading: Story = {
  render: (_args, { globals }) => (
    <Palette
      language={storyLanguage(globals)}
      label={say(globals, 'commandPalette.title')}
      first="bran"
      groups={[]}
      loading
    />
  ),
  play: async ({ globals }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(say(globals, 'commandPalette.loading'))
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).not.toHaveBeenCalled()
  },
}

/** Nothing matches. */
export const NothingFound: Story = {
  render: (_args, { globals }) => (
    <Palette
      language={storyLanguage(globals)}
      label={say(globals, 'commandPalette.title')}
      first="zzz"
      groups={[]}
    />
  ),
  play: async ({ globals }) => {
    const none = say(globals, 'commandPalette.none', { query: 'zzz' })
    await expect(await screen.findByRole('status')).toHaveTextContent(none)
  },
}

/** The search failed. */
export const Failed: Story = {
  render: (_args, { globals }) => (
    <Palette
      language={storyLanguage(globals)}
      label={say(globals, 'commandPalette.title')}
      first="bran"
      failure
    />
  ),
  play: async ({ globals }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(say(globals, 'commandPalette.failed'))
    await expect(screen.queryAllByRole('option')).toHaveLength(0)
  },
}
