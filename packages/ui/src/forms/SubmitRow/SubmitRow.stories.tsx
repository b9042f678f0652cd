import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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

const unsent = {
  es: { '': ['No se envió: no hay conexión. Probá otra vez cuando vuelva.'] },
  en: { '': ['It was not sent: there is no connection. Try again when it is back.'] },
}

/** Nothing was sent: why stands by the button, which can be pressed again, and goes as that is done. */
export const Unsent: StoryObj<{ onSubmit: () => unknown }> = {
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Form errors={unsent[language]} onSubmit={onSubmit}>
        <SubmitRow>{save[language]}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const language = storyLanguage(globals)
    const button = canvas.getByRole('button', { name: save[language] })
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('alert')).toHaveTextContent(unsent[language][''].join())
    await expect(button).toBeEnabled()
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

/** While the answer is awaited. */
export const Busy: Story = {
  render: (args, { globals }) => (
    <Form busy>
      <SubmitRow {...args}>{save[storyLanguage(globals)]}</SubmitRow>
    </Form>
  ),
}
