import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { RecordSteps } from './RecordSteps.tsx'

const meta = {
  title: 'Panel/Marco/RecordSteps',
  component: RecordSteps,
  args: { place: 3, total: 48, previousHref: '#2', nextHref: '#4' },
} satisfies Meta<typeof RecordSteps>

export default meta
type Story = StoryObj<typeof meta>

/** In the middle of the list: both ways, and the place between them. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const nav = canvas.getByRole('navigation', { name: say(globals, 'recordSteps.label') })
    await expect(nav).toHaveTextContent(say(globals, 'recordSteps.place', { place: '3', total: '48' }))
    const previous = canvas.getByRole('link', { name: say(globals, 'recordSteps.previous') })
    const next = canvas.getByRole('link', { name: say(globals, 'recordSteps.next') })
    await expect(previous).toHaveAttribute('href', '#2')
    await expect(next).toHaveAttribute('rel', 'next')
  },
}

/** J leads to the next and K to the one before, but where letters are written. */
export const ByKeys: Story = {
  render: (args, { globals }) => (
    <>
      <RecordSteps {...args} />
      <TextField name="title" label={{ es: 'Título', en: 'Title' }[storyLanguage(globals)]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const taken = fn()
    canvasElement.addEventListener('click', (event) => {
      event.preventDefault()
      if (event.target instanceof Element) taken(event.target.getAttribute('href'))
    })
    await userEvent.keyboard('jk')
    await expect(taken.mock.calls).toEqual([['#4'], ['#2']])
    await userEvent.type(canvas.getByRole('textbox'), 'jk')
    await expect(taken).toHaveBeenCalledTimes(3)
  },
}

/** The first has none before it, and the way on stays where it was. */
export const First: Story = {
  args: { place: 1, previousHref: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: say(globals, 'recordSteps.previous') })).toBeNull()
    await expect(canvas.getByRole('link', { name: say(globals, 'recordSteps.next') })).toBeVisible()
  },
}

/** The last of many. */
export const Last: Story = { args: { place: 1284, total: 1284, nextHref: undefined } }
