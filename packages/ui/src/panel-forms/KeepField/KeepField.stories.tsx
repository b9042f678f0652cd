import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { KeepField } from './KeepField.tsx'

const words = {
  es: { status: 'Estado', lent: 'Prestada', sold: 'Vendida', owner: 'Propietario' },
  en: { status: 'Status', lent: 'On loan', sold: 'Sold', owner: 'Owner' },
}
const statuses = (language: StoryLanguage) => [
  { value: 'lent', label: words[language].lent },
  { value: 'sold', label: words[language].sold },
]

/** A field that keeps what is chosen, as a screen of the panel holds it. */
function Held({ onValueChange, value: first, ...props }: ComponentProps<typeof KeepField>) {
  const [value, setValue] = useState(first)
  return (
    <KeepField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Panel/Formularios/KeepField',
  component: KeepField,
  args: { label: words.es.status, value: null, onValueChange: fn() },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Held {...args} label={words[language].status} options={statuses(language)} />
  },
} satisfies Meta<typeof KeepField>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing changes until something is chosen, and it can go back to that. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { status, lent } = words[storyLanguage(globals)]
    const field = canvas.getByRole('combobox', { name: status })
    await expect(field).toHaveDisplayValue(say(globals, 'keepField.keep'))
    await userEvent.selectOptions(field, lent)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lent')
    await userEvent.selectOptions(field, say(globals, 'keepField.keep'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

/** One that is set is bold and has its border. */
export const Chosen: Story = { args: { value: 'lent' } }

/** Any text that is no longer than the field takes, also none: that one empties the field. */
export const AnyText: Story = {
  args: { maxLength: 3 },
  render: (args, { globals }) => <Held {...args} label={words[storyLanguage(globals)].owner} />,
  play: async ({ canvas, args, globals }) => {
    const { owner } = words[storyLanguage(globals)]
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: owner }),
      say(globals, 'keepField.write')
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await userEvent.type(canvas.getByRole('textbox'), 'Ana')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ana')
    await userEvent.type(canvas.getByRole('textbox'), 'lía')
    await expect(canvas.getByRole('textbox')).toHaveValue('Ana')
  },
}
