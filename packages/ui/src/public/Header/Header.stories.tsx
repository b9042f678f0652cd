import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Logo } from '../../controls/Logo/Logo.tsx'
import { KunsthalleLogo } from '../../stories/KunsthalleLogo.tsx'
import { linesOf } from '../../stories/linesOf.ts'
import { sampleLogo } from '../../stories/sampleLogo.tsx'
import { sampleLanguages, sampleLinks, sampleName, sampleNav, sampleWord } from '../../stories/sampleSite.ts'
import { say } from '../../stories/say.ts'
import { Header } from './Header.tsx'

const meta = {
  title: 'Público/Fichas/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    name: sampleName,
    logo: sampleLogo,
    homeHref: '#inicio',
    nav: sampleNav,
    search: { href: '#buscar' },
    languages: sampleLanguages,
    account: { state: 'out', signInHref: '#ingresar' },
  },
  render: ({ nav, account, ...args }, { globals }) => (
    <Header
      {...args}
      nav={sampleLinks(nav, globals)}
      account={account?.state === 'in' ? { ...account, links: sampleLinks(account.links, globals) } : account}
    />
  ),
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

/** As a visitor finds it. */
export const SignedOut: Story = {}

/** Another house signs with a drawing of its own. */
export const ForeignLogo: Story = {
  args: { name: 'Kunsthalle Nord', logo: <KunsthalleLogo /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kunsthalle Nord' })).toHaveAttribute('href', '#inicio')
  },
}

/** Without a logo the name stands there in words. */
export const InWords: Story = { args: { name: 'Kunsthalle Nord', logo: undefined } }

/** The part on the screen is bold; nothing beside it moves. */
export const CurrentPart: Story = {
  args: { nav: sampleNav.map((link) => ({ ...link, current: link.href === '#eventos' })) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: sampleWord('Eventos', globals) })).toHaveAttribute(
      'aria-current',
      'page'
    )
  },
}

const links = [
  { href: '#datos', label: 'Tus datos' },
  { href: '#reservas', label: 'Tus reservas' },
]

/** The visitor's first name opens the menu of the account; a super user finds the panel in it. */
export const SignedIn: Story = {
  args: {
    account: {
      state: 'in',
      name: 'Lucía',
      links: [...links, { href: '#panel', label: 'Panel' }],
      onSignOut: fn(),
    },
  },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const opener = canvas.getByRole('button', { name: 'Lucía' })
    await userEvent.click(opener)
    const page = within(canvasElement.ownerDocument.body)
    const menu = await page.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'Panel' })).toHaveAttribute('href', '#panel')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await page.findByRole('menuitem', { name: say(globals, 'header.signOut') }))
    if (args.account?.state === 'in') await expect(args.account.onSignOut).toHaveBeenCalledOnce()
  },
}

/** A plain click on "Ingresar" stays on the page, for the sign-in dialog. */
export const SignInDialog: Story = {
  args: { account: { state: 'out', signInHref: '#ingresar', onSignIn: fn() } },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: say(globals, 'header.signIn') }))
    if (args.account?.state === 'out') await expect(args.account.onSignIn).toHaveBeenCalledOnce()
  },
}

/** Below 1088px the word "Menú" stands for the links. */
export const Narrow: Story = {
  globals: { viewport: { value: 'handheld' } },
}

/** The sheet takes the focus, gives it back on Escape, and holds the account at its foot. */
export const SheetOpen: Story = {
  globals: { viewport: { value: 'handheld' } },
  args: {
    account: {
      state: 'in',
      name: 'Lucía',
      links: [...links, { href: '#panel', label: 'Panel' }],
      onSignOut: fn(),
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const opener = canvas.getByRole('button', { name: say(globals, 'header.menu') })
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(opener)
    await expect(
      within(await page.findByRole('dialog')).getByRole('button', { name: say(globals, 'header.close') })
    ).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    const sheet = within(await page.findByRole('dialog'))
    // The sheet fades in.
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: sampleWord('Contacto', globals) })).toBeVisible()
    )
    await expect(sheet.getByRole('button', { name: say(globals, 'header.signOut') })).toBeVisible()
  },
}

const longName = 'Museo de Arte Latinoamericano de Buenos Aires'

/** A long name takes lines of one length; "Menú" stays in the window. */
export const LongName: Story = {
  globals: { viewport: { value: 'small' } },
  args: { name: longName, logo: <Logo name={longName} /> },
  play: async ({ canvas, globals }) => {
    const menu = canvas.getByRole('button', { name: say(globals, 'header.menu') })
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await expect(linesOf(canvas.getByRole('link', { name: longName }), longName)).toBeGreaterThan(1)
  },
}

/** Beside the links it leaves them their row. */
export const LongNameWide: Story = {
  globals: { viewport: { value: 'desk' } },
  args: { name: longName, logo: <Logo name={longName} /> },
  play: async ({ canvas, globals }) => {
    const [first, last] = ['Muestras', 'Contacto'].map((label) =>
      canvas.getByRole('link', { name: sampleWord(label, globals) }).getBoundingClientRect()
    )
    await expect(first?.top).toBe(last?.top)
  },
}
