import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { ToastProvider } from '../../feedback/Toast/ToastProvider.tsx'
import { DataTable } from '../../panel-lists/DataTable/DataTable.tsx'
import { KunsthalleLogo } from '../../stories/KunsthalleLogo.tsx'
import { sampleLogo } from '../../stories/sampleLogo.tsx'
import { samplePanelNav } from '../../stories/samplePanelNav.ts'
import { sampleLanguages, sampleName } from '../../stories/sampleSite.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { Text } from '../../text/Text/Text.tsx'
import { MessageList } from '../MessageList/MessageList.tsx'
import { RecordSteps } from '../RecordSteps/RecordSteps.tsx'
import { SaveBar } from '../SaveBar/SaveBar.tsx'
import { AppShell } from './AppShell.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

const words = {
  es: { works: 'Obras', fresh: 'Nueva obra', text: 'Lo que hay en la pantalla.', done: 'Borraste una obra.' },
  en: { works: 'Works', fresh: 'New work', text: 'What is on the screen.', done: 'You deleted a work.' },
}

const [ticked, searched] = [fn(), fn()]
const pressed = fn((event: Event) => event.preventDefault())

const meta = {
  title: 'Panel/Marco/AppShell',
  component: AppShell,
  subcomponents: { ScreenTitle },
  parameters: { layout: 'fullscreen' },
  args: {
    name: sampleName,
    logo: sampleLogo,
    homeHref: '#eventos',
    groups: samplePanelNav('es'),
    onGo: fn(),
    user: 'Lucía Prado',
    siteHref: '#sitio',
    languages: sampleLanguages,
    onSignOut: fn(),
    children: null,
  },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const text = words[language]
    return (
      <AppShell {...args} groups={args.groups.length > 0 ? samplePanelNav(language) : []}>
        <ScreenTitle title={text.works} actions={<Button size="s">{text.fresh}</Button>} />
        <Text size="s">{text.text}</Text>
        {args.children}
      </AppShell>
    )
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/** Every screen is one press away; the one on the screen bears the cut corner. */
export const Default: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, args, globals }) => {
    const language = storyLanguage(globals)
    const nav = within(canvas.getByRole('navigation', { name: say(globals, 'appShell.nav') }))
    await expect(nav.getByRole('link', { name: new RegExp(words[language].works) })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(globals, 'appShell.go')) }))
    await expect(args.onGo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'appShell.signOut') }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: say(globals, 'appShell.skip') })).toHaveAttribute(
      'href',
      '#main'
    )
  },
}

/** Another house signs with a drawing of its own. */
export const ForeignLogo: Story = {
  globals: { viewport: { value: 'full' } },
  args: { name: 'Kunsthalle Nord', logo: <KunsthalleLogo /> },
}

/** What is rarely asked for stands behind its name, which says how much waits there. */
export const Folded: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, globals }) => {
    const [, , , , history] = samplePanelNav(storyLanguage(globals))
    const label = history?.label ?? ''
    const waiting = say(globals, 'appShell.waiting', { count: 2 })
    const name = canvas.getByRole('button', { name: new RegExp(`^${label}`) })
    await expect(name).toHaveAttribute('aria-expanded', 'false')
    await expect(name).toHaveAccessibleName(expect.stringContaining(waiting))
    await expect(canvas.queryByRole('link', { name: history?.links[0]?.label })).toBeNull()
    await userEvent.click(name)
    await expect(name).toHaveAccessibleName(label)
    await expect(canvas.getByRole('link', { name: history?.links[0]?.label })).toBeVisible()
  },
}

/** Where the window is too low for all screens they scroll by themselves: the one that is open and the account stay in sight. */
export const Low: Story = {
  globals: { viewport: { value: 'full' } },
  render: (args, { globals }) => {
    const nav = samplePanelNav(storyLanguage(globals))
    // Three times as many screens, of which the last is open.
    const groups = ['a', 'b', 'c'].flatMap((part) =>
      nav.map(({ label, links }, group) => ({
        label: `${label} ${part}`,
        links: links.map((link, index) => ({
          ...link,
          href: `${link.href}-${part}`,
          current: part === 'c' && group === nav.length - 1 && index === links.length - 1,
        })),
      }))
    )
    return (
      <AppShell {...args} groups={groups}>
        <ScreenTitle title={groups.at(-1)?.links.at(-1)?.label} />
      </AppShell>
    )
  },
  play: async ({ canvas, globals }) => {
    const nav = canvas.getByRole('navigation', { name: say(globals, 'appShell.nav') })
    const current = within(nav).getByRole('link', { current: 'page' })
    const out = canvas.getByRole('button', { name: say(globals, 'appShell.signOut') })
    await expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight)
    await expect(current.getBoundingClientRect().bottom).toBeLessThan(out.getBoundingClientRect().top)
    await expect(out.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(window.scrollY).toBe(0)
  },
}

/** The bar is at the window's foot even where the screen is short, and what can be undone stands over it. */
export const WithBar: Story = {
  globals: { viewport: { value: 'full' } },
  args: { children: <SaveBar state={{ kind: 'dirty' }} onSave={() => {}} onDiscard={() => {}} /> },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const text = words[language]
    return (
      <ToastProvider initial={[{ text: text.done, undo: async () => true }]}>
        <AppShell {...args} groups={samplePanelNav(language)}>
          <ScreenTitle
            work
            breadcrumb={[
              { label: text.works, href: '#obras' },
              { label: 'Elsa Brandariz', href: '#artista' },
            ]}
            title="Estructura abierta nº 26"
          />
          <Text size="s">{text.text}</Text>
          {args.children}
        </AppShell>
      </ToastProvider>
    )
  },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('region', { name: say(globals, 'saveBar.label') })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    const undo = await canvas.findByRole('button', { name: say(globals, 'toast.undo') })
    await expect(undo.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
  },
}

/** With the keys of one letter off nothing happens to who speaks to the machine; arrows, space and Enter work on. */
export const WithoutLetterKeys: Story = {
  globals: { viewport: { value: 'full' } },
  args: {
    letterKeys: false,
    children: (
      <>
        <RecordSteps place={3} total={48} previousHref="#2" nextHref="#4" />
        <MessageList
          messages={[
            {
              id: 1,
              name: 'Martina Sosa',
              subject: 'Estructura abierta',
              excerpt: '¿Se puede ver?',
              when: '15:12',
              unread: true,
              href: '#1',
            },
          ]}
        />
        <DataTable
          label="Obras"
          rows={['Patio', 'Siesta']}
          rowId={String}
          rowLabel={String}
          rowHref={(title) => `#${title}`}
          columns={[{ id: 'title', header: 'Obra', main: true, cell: (title) => title }]}
          onSelectedChange={ticked}
          onSearch={searched}
        />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const each of [ticked, searched, pressed]) each.mockClear()
    const main = canvas.getByRole('main')
    canvasElement.addEventListener('click', pressed)
    main.focus()
    await userEvent.keyboard('jkx/')
    await expect(main).toHaveFocus()
    await expect(canvasElement.querySelector('[aria-keyshortcuts]')).toBeNull()
    canvas.getByRole('link', { name: 'Patio' }).focus()
    await userEvent.keyboard('x/j{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Siesta' })).toHaveFocus()
    for (const each of [ticked, searched, pressed]) await expect(each).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(ticked).toHaveBeenCalledWith(new Set(['Siesta']))
  },
}

/** Data is on its way. */
export const Loading: Story = {
  globals: { viewport: { value: 'full' } },
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  },
}

/** Below 1088px the word "Menú" stands for the sidebar. */
export const Narrow: Story = { globals: { viewport: { value: 'handheld' } } }

/** The sheet takes the focus, gives it back on Escape, and closes with what was pressed in it. */
export const SheetOpen: Story = {
  globals: { viewport: { value: 'handheld' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    const opener = canvas.getByRole('button', { name: say(globals, 'appShell.menu') })
    await userEvent.click(opener)
    await expect(
      within(await page.findByRole('dialog')).getByRole('button', { name: say(globals, 'appShell.close') })
    ).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    const sheet = within(await page.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: say(globals, 'appShell.signOut') }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    await waitFor(async () => expect(await page.findByRole('dialog')).toBeVisible())
  },
}

/** A tablet. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
