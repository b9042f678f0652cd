import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

const words = {
  es: {
    label: '¿Necesitan algo?',
    options: [
      { value: 'wheelchair', label: 'Silla de ruedas' },
      { value: 'signLanguage', label: 'Lengua de señas' },
      { value: 'guideDog', label: 'Perro guía' },
    ],
    refused: 'Eso no lo podemos ofrecer en este evento.',
    send: 'Guardar',
  },
  en: {
    label: 'Do you need anything?',
    options: [
      { value: 'wheelchair', label: 'Wheelchair' },
      { value: 'signLanguage', label: 'Sign language' },
      { value: 'guideDog', label: 'Guide dog' },
    ],
    refused: 'We cannot offer that at this event.',
    send: 'Save',
  },
}
const sent = fn()

const meta = {
  title: 'Fundamentos/Formularios/CheckboxGroup',
  component: CheckboxGroup,
  args: { name: 'needs', label: '', options: [], optional: true },
  render: (args, { globals }) => {
    const { label, options } = words[storyLanguage(globals)]
    return <CheckboxGroup {...args} label={label} options={options} />
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** A form sends what is ticked under one name, by commas. */
export const InAForm: Story = {
  render: (args, context) => (
    <Form onSubmit={sent}>
      {meta.render(args, context)}
      <SubmitRow>{words[storyLanguage(context.globals)].send}</SubmitRow>
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    sent.mockClear()
    const { options, send } = words[storyLanguage(globals)]
    for (const index of [2, 0]) {
      await userEvent.click(canvas.getByRole('checkbox', { name: options[index]?.label }))
    }
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(sent).toHaveBeenCalledWith({ needs: 'wheelchair,guideDog' })
  },
}

/** What the server says of it stands under it and is said with each box. */
export const Refused: Story = {
  args: { defaultValues: ['signLanguage'] },
  render: (args, context) => (
    <Form errors={{ needs: [words[storyLanguage(context.globals)].refused] }}>
      {meta.render(args, context)}
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    const { label, refused, options } = words[storyLanguage(globals)]
    await expect(
      canvas.getByRole('group', { name: new RegExp(label.slice(1, -1)) })
    ).toHaveAccessibleDescription(refused)
    const [first] = options
    const box = canvas.getByRole('checkbox', { name: first?.label })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(refused)
  },
}

function Known(props: CheckboxGroupProps) {
  const [values, setValues] = useState<readonly string[]>(['guideDog'])
  return (
    <>
      <CheckboxGroup {...props} values={values} onValuesChange={setValues} />
      <output>{values.join(' ')}</output>
    </>
  )
}

/** The page knows what is ticked. */
export const KnownToThePage: Story = {
  render: (args, { globals }) => {
    const { label, options } = words[storyLanguage(globals)]
    return <Known {...args} label={label} options={options} />
  },
  play: async ({ canvas, globals }) => {
    const { options } = words[storyLanguage(globals)]
    await userEvent.click(canvas.getByRole('checkbox', { name: options[0]?.label }))
    await expect(canvas.getByRole('status')).toHaveTextContent('wheelchair guideDog')
    await userEvent.click(canvas.getByRole('checkbox', { name: options[2]?.label }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^wheelchair$/)
  },
}
