import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { DateTimeField } from './DateTimeField.tsx'

const label = { es: 'Empieza', en: 'Starts' }
const hint = { es: 'Hora de Buenos Aires.', en: 'Buenos Aires time.' }
const save = { es: 'Guardar', en: 'Save' }
const refused = {
  es: { start: ['Ese día la sala está cerrada.'] },
  en: { start: ['The room is closed on that day.'] },
}

const meta = {
  title: 'Fundamentos/Formularios/DateTimeField',
  component: DateTimeField,
  args: { name: 'start', label: '' },
  render: (args, { globals }) => <DateTimeField {...args} label={label[storyLanguage(globals)]} />,
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

/** Neither day nor hour chosen yet. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(label[storyLanguage(globals)])).toBeRequired()
  },
}

/** An instant, on the gallery's clock. */
export const Filled: Story = {
  args: { defaultValue: '2026-11-19T18:00:00Z', min: '2026-11-17T03:00:00Z' },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(label[storyLanguage(globals)])
    await expect(field).toHaveValue('2026-11-19T15:00')
    await expect(field).toHaveAttribute('min', '2026-11-17T00:00')
  },
}

/** May be left empty, and says whose hour it is. */
export const OptionalWithHint: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <DateTimeField {...args} optional label={label[language]} hint={hint[language]} />
  },
}

/** The form's answer names it; another moment takes the message away, and the gallery's clock is what is sent. */
export const Invalid: Story = {
  args: { defaultValue: '2026-11-21T18:00:00Z' },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Form errors={refused[language]} onSubmit={sent}>
        <DateTimeField {...args} label={label[language]} />
        <SubmitRow>{save[language]}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const language = storyLanguage(globals)
    const field = canvas.getByLabelText(label[language])
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(refused[language].start[0])
    await fireEvent.input(field, { target: { value: '2026-11-19T16:30' } })
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: save[language] }))
    await expect(sent).toHaveBeenCalledWith({ start: '2026-11-19T16:30' })
  },
}
const sent = fn()

/** As it looks refused. */
export const WithError: Story = { args: Invalid.args, render: Invalid.render }

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-19T18:00:00Z' } }
