import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RecordSheet } from '../../panel/RecordSheet/RecordSheet.tsx'
import { storyLanguage } from '../../stories/say.ts'
import { NameField } from './NameField.tsx'

const words = { es: { name: 'Nombre', today: 'Hoy' }, en: { name: 'Name', today: 'Today' } }
const onSubmit = fn()

/** A name as a screen of the panel holds it. */
function Held({ value: first, onValueChange, ...props }: ComponentProps<typeof NameField>) {
  const [value, setValue] = useState(first)
  return (
    <NameField
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
  title: 'Panel/Formularios/NameField',
  component: NameField,
  args: {
    name: 'display',
    label: words.es.name,
    value: 'María de las Mercedes Concepción Fernández-Villanueva y Ruiz de Azcárraga',
    onValueChange: fn(),
  },
  render: (args, { globals }) => <Held {...args} label={words[storyLanguage(globals)].name} />,
} satisfies Meta<typeof NameField>

export default meta
type Story = StoryObj<typeof meta>

/** The name of a record: read whole; what is pasted comes in as one line, and Enter sends. */
export const InPlace: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args, { globals }) => {
    const { name, today } = words[storyLanguage(globals)]
    return (
      <RecordSheet
        names={<Held {...args} label={name} />}
        rail={null}
        railLabel={today}
        onSubmit={onSubmit}
      />
    )
  },
  play: async ({ canvas, args, globals }) => {
    onSubmit.mockClear()
    const name = canvas.getByRole('textbox', { name: words[storyLanguage(globals)].name })
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    await userEvent.clear(name)
    await userEvent.paste('Elsa\nBrandariz')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Elsa Brandariz')
    await userEvent.type(name, '{Enter}')
    await expect(onSubmit).toHaveBeenCalled()
    await expect(name).toHaveValue('Elsa Brandariz')
  },
}

/** Elsewhere it is a field of one line. */
export const Boxed: Story = { args: { value: 'Elsa Brandariz' } }
