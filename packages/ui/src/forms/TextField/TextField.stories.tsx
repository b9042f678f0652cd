import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { TextField } from './TextField.tsx'

const phone = { es: 'Teléfono', en: 'Phone' }
const refusals = {
  es: { email: ['Escribí un email válido.'] },
  en: { email: ['Write a valid e-mail address.'] },
}

const meta = {
  title: 'Fundamentos/Formularios/TextField',
  component: TextField,
  args: { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing written yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired()
  },
}

/** With what was written before. */
export const Filled: Story = { args: { defaultValue: 'martina@ochava.example' } }

/** What may be left empty says so; nothing else does. */
export const Optional: Story = {
  args: { name: 'phone', type: 'tel', autoComplete: 'tel', optional: true },
  render: (args, { globals }) => <TextField {...args} label={phone[storyLanguage(globals)]} />,
  play: async ({ canvas, globals }) => {
    const name = `${phone[storyLanguage(globals)]} ${say(globals, 'field.optional')}`
    await expect(canvas.getByRole('textbox', { name })).not.toBeRequired()
  },
}

/** Help under the field, read out with it. */
export const WithHint: Story = {
  args: { hint: 'nombre@correo.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('nombre@correo.com')
  },
}

/** The form's answer names it: red edge, the cut mark, and the focus. */
export const Invalid: Story = {
  args: { defaultValue: 'martina@', hint: 'nombre@correo.com' },
  render: (args, { globals }) => (
    <Form errors={refusals[storyLanguage(globals)]}>
      <TextField {...args} />
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(
      `${refusals[storyLanguage(globals)].email[0]} nombre@correo.com`
    )
  },
}

/** Nothing can be written now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'martina@ochava.example' } }
