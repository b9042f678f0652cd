import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Form } from '../../forms/Form/Form.tsx'
import { InPlaceContext } from '../../private/inPlace.ts'
import { storyLanguage } from '../../stories/say.ts'
import { MeasuresField, type MeasuresFieldProps } from './MeasuresField.tsx'

const words = {
  es: {
    label: 'Medidas',
    sides: ['Alto, cm', 'Ancho, cm', 'Profundidad, cm'],
    refused: 'Tiene que ser un número.',
  },
  en: { label: 'Size', sides: ['Height, cm', 'Width, cm', 'Depth, cm'], refused: 'It has to be a number.' },
}
const names = ['height', 'width', 'depth']

function Owned({ label, sides, ...props }: Partial<MeasuresFieldProps> & { label: string; sides: string[] }) {
  const [values, setValues] = useState(['81', '55', ''])
  return (
    <InPlaceContext value="fact">
      <MeasuresField
        {...props}
        label={label}
        unit="cm"
        measures={names.map((name, index) => ({
          name,
          label: sides[index] ?? '',
          value: values[index] ?? '',
          onChange: ({ target }) =>
            setValues((all) => all.map((value, at) => (at === index ? target.value : value))),
        }))}
      />
    </InPlaceContext>
  )
}

const meta = {
  title: 'Panel/Formularios/MeasuresField',
  component: MeasuresField,
  args: { label: words.es.label, unit: 'cm', measures: [] },
  render: (_args, { globals }) => <Owned {...words[storyLanguage(globals)]} />,
} satisfies Meta<typeof MeasuresField>

export default meta
type Story = StoryObj<typeof meta>

/** Read as one, written one by one. */
export const Work: Story = {
  play: async ({ canvas, globals }) => {
    const { label, sides } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('group', { name: label })).toBeVisible()
    const depth = canvas.getByRole('textbox', { name: sides[2] ?? '' })
    await userEvent.type(depth, '3')
    await expect(depth).toHaveValue('3')
  },
}

/** One of them was refused. */
export const Refused: Story = {
  render: (_args, { globals }) => {
    const { refused, ...told } = words[storyLanguage(globals)]
    return (
      <Form errors={{ width: [refused] }}>
        <Owned {...told} />
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const { sides, refused } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('textbox', { name: sides[1] ?? '' })).toHaveAccessibleDescription(refused)
  },
}
