import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { PriceChangeField } from './PriceChangeField.tsx'

const value = { way: 'keep', percent: '', round: 100, amount: '' } as const

/** A field that keeps what is chosen, as a screen of the panel holds it. */
function Held({ onValueChange, value: first, ...props }: ComponentProps<typeof PriceChangeField>) {
  const [held, setHeld] = useState(first)
  return (
    <PriceChangeField
      {...props}
      value={held}
      onValueChange={(next) => {
        setHeld(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Panel/Formularios/PriceChangeField',
  component: PriceChangeField,
  args: { value, onValueChange: fn(), roundings: [0, 1, 10, 50, 100, 500, 1000] },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PriceChangeField>

export default meta
type Story = StoryObj<typeof meta>

/** No price changes until one of the other ways is chosen. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('radio', { name: say(globals, 'priceChangeField.keep') })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: say(globals, 'priceChangeField.percent') }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: say(globals, 'priceChangeField.howMuch') }),
      '+8'
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...value, way: 'percent', percent: '+8' })
    await userEvent.selectOptions(
      canvas.getByRole('combobox'),
      say(globals, 'priceChangeField.rounded', { step: 50 })
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ round: 50 }))
  },
}

/** By a percentage, and to what it is rounded. */
export const ByPercent: Story = { args: { value: { ...value, way: 'percent', percent: '+8' } } }

/** One new price for all. */
export const NewPrice: Story = { args: { value: { ...value, way: 'amount', amount: '12.500' } } }

/** What is no number says so. */
export const Wrong: Story = {
  args: { value: { ...value, way: 'percent', percent: 'ocho' } },
  render: (args, { globals }) => (
    <Held {...args} error={storyLanguage(globals) === 'es' ? 'Escribí un número.' : 'Write a number.'} />
  ),
}
