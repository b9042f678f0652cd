import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

const words = {
  es: {
    legend: 'Precio',
    choices: [
      { value: 'now', label: 'De hoy', hint: 'Cambia en la sala cuando cambia acá' },
      { value: 'shared', label: 'Del 12 de noviembre', hint: 'Como al compartir. 2 ya cambiaron' },
      { value: 'none', label: 'Sin precio' },
    ],
  },
  en: {
    legend: 'Price',
    choices: [
      { value: 'now', label: 'Today’s', hint: 'Changes in the room when it changes here' },
      { value: 'shared', label: 'As of 12 November', hint: 'As shared. 2 have changed since' },
      { value: 'none', label: 'No price' },
    ],
  },
}

const meta = {
  title: 'Panel/Formularios/ChoiceCards',
  component: ChoiceCards,
  args: { ...words.es, value: 'now', onValueChange: () => undefined },
  render: function Chosen(args, { globals }) {
    const [value, setValue] = useState(args.value)
    return <ChoiceCards {...args} {...words[storyLanguage(globals)]} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof ChoiceCards>

export default meta
type Story = StoryObj<typeof meta>

/** One is chosen; arrows choose another. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
  },
}

/** Long words break in their box. */
export const LongWords: Story = {
  render: (args) => (
    <ChoiceCards
      {...args}
      choices={[
        {
          value: 'now',
          label: 'Otorrinolaringología electroencefalográfica '.repeat(3),
          hint: 'Largo '.repeat(30),
        },
        { value: 'none', label: 'Sin precio' },
      ]}
    />
  ),
}
