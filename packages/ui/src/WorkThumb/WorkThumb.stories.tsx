import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { sampleWorks } from '../stories/sampleWorks.ts'
import { type StoryLanguage, say, storyLanguage } from '../stories/say.ts'
import { type WorkItem, WorkThumb } from './WorkThumb.tsx'

const failed = { es: 'Error intentando la acción', en: 'That did not work' }
const onPublicChange = fn()
const onRenew = fn()
const controls = { public: true, onPublicChange, onRenew, secretHref: '#secreto' }

function island(language: StoryLanguage): WorkItem {
  const [, , work] = sampleWorks(language)
  return work ?? { id: 0, href: '#', title: '' }
}

const meta = {
  title: 'Público/WorkThumb',
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

/** As visitors see it: one link. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Horacio Lemos.*1957.*76 × 112 cm/ })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** As the super user sees it: visibility is saved at once, the secret link opens and is renewed. */
export const SuperUser: Story = {
  render: function Owned(args, { globals }) {
    const [isPublic, setPublic] = useState(true)
    const own = { ...controls, public: isPublic, onPublicChange: setPublic }
    return <WorkThumb {...args} work={{ ...island(storyLanguage(globals)), controls: own }} />
  },
  play: async ({ canvas, canvasElement, globals }) => {
    onRenew.mockClear()
    const visible = canvas.getByRole('switch', { name: say(globals, 'workThumb.public') })
    await userEvent.click(visible)
    await expect(visible).not.toBeChecked()
    await expect(canvasElement.querySelector('[data-private]')).not.toBeNull()
    await expect(canvas.getByRole('link', { name: say(globals, 'workThumb.secretLink') })).toHaveAttribute(
      'href',
      '#secreto'
    )
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'workThumb.renew') }))
    await expect(onRenew).toHaveBeenCalledOnce()
    // The tile and the label lead to one place: the keyboard stops there once.
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Nobody but who has the link sees it. */
export const Private: Story = {
  args: { work: { ...island('es'), controls: { ...controls, public: false } } },
}

/** While it is being saved nothing acts twice. */
export const Busy: Story = {
  args: { work: { ...island('es'), controls: { ...controls, saving: true, renewing: true } } },
  play: async ({ canvas, globals }) => {
    onRenew.mockClear()
    onPublicChange.mockClear()
    await userEvent.click(canvas.getByRole('switch'))
    const renew = canvas.getByRole('button', { name: say(globals, 'workThumb.renew') })
    await expect(renew).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(renew)
    await expect(onPublicChange).not.toHaveBeenCalled()
    await expect(onRenew).not.toHaveBeenCalled()
  },
}

/** It went back, and says so. */
export const Failed: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <WorkThumb
        {...args}
        work={{ ...island(language), controls: { ...controls, error: failed[language] } }}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed[storyLanguage(globals)])
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
