import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { DateField } from './DateField.tsx'

const label = { es: 'Primer día', en: 'First day' }
const hint = { es: 'La sala abre de lunes a viernes.', en: 'The room is open Monday to Friday.' }
const save = { es: 'Guardar', en: 'Save' }
const refused = {
  es: { from: ['El primer día no puede ser posterior al último.'] },
  en: { from: ['The first day cannot come after the last.'] },
}

const meta = {
  title: 'Fundamentos/Formularios/DateField',
  component: DateField,
  args: { name: 'from', label: '' },
  render: (args, { globals }) => <DateField {...args} label={label[storyLanguage(globals)]} />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** No day chosen yet. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(label[storyLanguage(globals)])).toBeRequired()
  },
}

/** A day, in the writing of the browser. */
export const Filled: Story = { args: { defaultValue: '2026-11-19' } }

/** May be left empty, and offers only some days. */
export const Optional: Story = {
  args: { optional: true, min: '2026-11-01', max: '2026-12-31' },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(label[storyLanguage(globals)], { exact: false })
    await expect(field).not.toBeRequired()
    await expect(field).toHaveAttribute('min', '2026-11-01')
  },
}

/** Help under the field. */
export const WithHint: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <DateField {...args} label={label[language]} hint={hint[language]} />
  },
}

/** The form's answer names it; choosing another day takes the message away, and the day is sent as it is. */
export const Invalid: Story = {
  args: { defaultValue: '2026-11-30' },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Form errors={refused[language]} onSubmit={sent}>
        <DateField {...args} label={label[language]} />
        <SubmitRow>{save[language]}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const language = storyLanguage(globals)
    const field = canvas.getByLabelText(label[language])
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(refused[language].from[0])
    await fireEvent.input(field, { target: { value: '2026-11-19' } })
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: save[language] }))
    await expect(sent).toHaveBeenCalledWith({ from: '2026-11-19' })
  },
}
const sent = fn()

/** As it looks refused. */
export const WithError: Story = { args: Invalid.args, render: Invalid.render }

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-19' } }
