import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { type WorkItem, WorkThumb } from './WorkThumb.tsx'

const onPublicChange = fn()
const onRenew = fn()
const controls = { public: true, onPublicChange, onRenew, secretHref: '#secreto' }

function island(language: StoryLanguage): WorkItem {
  const [, , work] = sampleWorks(language)
  return work ?? { id: 0, href: '#', title: '' }
}

const meta = {
  title: 'Público/Fichas/WorkThumb',
  component: WorkThumb,
  args: { work: island('es') },
  decorators: [
    (Story) => (
      <Grid columns={4} phoneColumns={2}>
        <Story />
      </Grid>
    ),
  ],
  render: (args, { globals }) => (
    <WorkThumb {...args} work={{ ...args.work, ...island(storyLanguage(globals)) }} />
  ),
} satisfies Meta<typeof WorkThumb>

export default meta
type Story = StoryObj<typeof meta>

/** What is only for some comes with the scripts. */
const inFrame = { docs: { story: { inline: false, height: '600px' } } }

/** As visitors see it: one link. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Horacio Lemos.*1957.*76 × 112 cm/ })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** As the super user sees it: visibility is saved at once, the secret link opens and is renewed. */
export const SuperUser: Story = {
  parameters: inFrame,
  render: function Owned(args, { globals }) {
    const [isPublic, setPublic] = useState(true)
    const own = { ...controls, public: isPublic, onPublicChange: setPublic }
    return <WorkThumb {...args} work={{ ...island(storyLanguage(globals)), controls: own }} />
  },
  play: async ({ canvas, canvasElement, globals }) => {
    onRenew.mockClear()
    const visible = await canvas.findByRole('switch', { name: say(globals, 'workControls.public') })
    await userEvent.click(visible)
    await expect(visible).not.toBeChecked()
    await expect(canvasElement.querySelector('[data-private]')).not.toBeNull()
    // Paper has nothing to press.
    await expect(visible.closest('[data-screen]')).not.toBeNull()
    await expect(canvas.getByRole('link', { name: say(globals, 'workControls.secretLink') })).toHaveAttribute(
      'href',
      '#secreto'
    )
    const renew = canvas.getByRole('button', { name: say(globals, 'workControls.renew') })
    await userEvent.click(renew)
    await userEvent.click(await screen.findByRole('button', { name: say(globals, 'dialog.cancel') }))
    await waitFor(() => expect(renew).toHaveFocus())
    await expect(onRenew).not.toHaveBeenCalled()
    await userEvent.click(renew)
    await userEvent.click(await screen.findByRole('button', { name: say(globals, 'workControls.renewYes') }))
    await expect(onRenew).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    // The tile and the label lead to one place: the keyboard stops there once.
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Nobody but who has the link sees it. */
export const Private: Story = {
  parameters: inFrame,
  args: { work: { ...island('es'), controls: { ...controls, public: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).not.toBeChecked()
  },
}

/** What it costs is asked before the link is replaced; for looking at. */
export const AsksBeforeRenewing: Story = {
  parameters: inFrame,
  args: { work: { ...island('es'), controls } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(globals, 'workControls.renew') }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(say(globals, 'workControls.renewMeans'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say(globals, 'dialog.cancel') })).toHaveFocus()
    )
  },
}

/** The visibility is being saved: the switch keeps the focus and does not switch again. */
export const Saving: Story = {
  parameters: inFrame,
  args: { work: { ...island('es'), controls: { ...controls, saving: true } } },
  play: async ({ canvas }) => {
    onPublicChange.mockClear()
    await userEvent.click(await canvas.findByRole('switch'))
    await expect(onPublicChange).not.toHaveBeenCalled()
  },
}

/** The link is being replaced: the button says so and does not ask again. */
export const Renewing: Story = {
  parameters: inFrame,
  args: { work: { ...island('es'), controls: { ...controls, renewing: true } } },
  play: async ({ canvas, globals }) => {
    const renew = await canvas.findByRole('button', { name: say(globals, 'workControls.renewing') })
    await expect(renew).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(renew)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** It went back, and says so. */
export const Failed: Story = {
  parameters: inFrame,
  args: { work: { ...island('es'), controls: { ...controls, error: true } } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(globals, 'workControls.failed'))
  },
}

/** Keeps its place, says why it is empty and leads nowhere. */
export const Gone: Story = {
  render: (args, { globals }) => {
    const { artist = '', title } = island(storyLanguage(globals))
    const noPicture =
      storyLanguage(globals) === 'es' ? 'Ya no está en la galería' : 'No longer at the gallery'
    return <WorkThumb {...args} work={{ id: 0, artist, title, noPicture }} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The tile stays and says why it is empty. */
export const WithoutImage: Story = {
  render: (args, { globals }) => (
    <WorkThumb {...args} work={{ ...island(storyLanguage(globals)), picture: undefined }} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'workThumb.noImage'))).toBeVisible()
  },
}
