import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from './SubmitRow.tsx'

const save = { es: 'Guardar', en: 'Save' }

const meta = {
  title: 'Fundamentos/Formularios/SubmitRow',
  component: SubmitRow,
  args: { children: 'Guardar', onCancel: fn() },
  render: (args, { globals }) => (
    <Form>
      <SubmitRow {...args}>{save[storyLanguage(globals)]}</SubmitRow>
    </Form>
  ),
} satisfies Meta<typeof SubmitRow>

export default meta
type Story = StoryObj<typeof meta>

/** The way out sends nothing. */
export const WithCancel: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'submitRow.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** A form that one does not leave. */
export const Alone: Story = { args: { onCancel: undefined } }

/** While the answer is awaited. */
export const Busy: Story = {
  render: (args, { globals }) => (
    <Form busy>
      <SubmitRow {...args}>{save[storyLanguage(globals)]}</SubmitRow>
    </Form>
  ),
}
