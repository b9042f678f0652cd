import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Switch } from './Switch.tsx'

const words = {
  es: { label: 'Pública', failed: 'No se guardó', locked: 'Sos vos: no podés quitarte el panel.' },
  en: { label: 'Public', failed: 'It was not saved', locked: 'This is you: you cannot shut yourself out.' },
}

const meta = {
  title: 'Fundamentos/Formularios/Switch',
  component: Switch,
  args: { label: 'Pública', onCheckedChange: fn() },
  render: (args, { globals }) => <Switch {...args} label={words[storyLanguage(globals)].label} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

/** Its words are part of what can be pressed; so is the space bar. */
export const Off: Story = {
  play: async ({ canvas, args, globals }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(canvas.getByText(words[storyLanguage(globals)].label))
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

/** Yes, and done. */
export const On: Story = { args: { defaultChecked: true } }

/** While it is being saved it does not switch again. */
export const Busy: Story = {
  args: { busy: true, defaultChecked: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

/** What failed went back, and says so. */
export const Failed: Story = {
  render: function Fails(args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [failed, setFailed] = useState(false)
    return (
      <Switch
        {...args}
        label={text.label}
        checked={false}
        error={failed ? text.failed : undefined}
        onCheckedChange={() => setFailed(true)}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(words[storyLanguage(globals)].failed)
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(words[storyLanguage(globals)].failed)
  },
}

/** Locked, with the reason. */
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return <Switch {...args} label={text.label} hint={text.locked} />
  },
}

/** In a table its label is the column's. */
export const WithoutLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('switch', { name: words[storyLanguage(globals)].label })).toBeVisible()
  },
}

/** On tiles. */
export const Small: Story = { args: { size: 's', defaultChecked: true } }
