import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { CodeField } from './CodeField.tsx'

const refusals = {
  es: { code: ['Ese código no es. Fijate en el último mail.'] },
  en: { code: ['That is not the code. Look at the latest e-mail.'] },
}

const meta = {
  title: 'Fundamentos/Formularios/CodeField',
  component: CodeField,
  args: { onComplete: fn() },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

/** Only digits stay, and no more than six. */
export const Typed: Story = {
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: say(globals, 'codeField.label') })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(field, '41 82x0')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(field, '79')
    await expect(field).toHaveValue('418207')
    await expect(args.onComplete).toHaveBeenCalledWith('418207')
    await userEvent.type(field, '7x')
    await expect(args.onComplete, 'it is still the same code').toHaveBeenCalledOnce()
    await userEvent.type(field, '{Backspace}7')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
  },
}

/** A code copied with its spaces or its sentence takes the place of what was there. */
export const Pasted: Story = {
  args: { defaultValue: '111', onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('Código 418 207.')
    await expect(field).toHaveValue('418207')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('418207')
  },
}

/** Once the page has emptied the field, the same code is told anew. */
export const PastedAgain: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(field)
    await userEvent.paste('418207')
    await userEvent.paste('418207')
    await expect(args.onComplete, 'it is still the same code').toHaveBeenCalledOnce()
    field.value = ''
    await userEvent.paste('418207')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
  },
}

/** Full-width digits stay as they are while they are being composed, as in Japanese, and are the code's own afterwards. */
export const Composed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    fireEvent.compositionStart(field)
    for (const value of ['４', '４１８２０７']) {
      fireEvent.input(field, { target: { value }, isComposing: true })
      await expect(field).toHaveValue(value)
    }
    await expect(args.onComplete).not.toHaveBeenCalled()
    fireEvent.compositionEnd(field)
    await expect(field).toHaveValue('418207')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(args.onComplete).toHaveBeenCalledWith('418207')
    // Some browsers tell what was composed once more, after its end.
    fireEvent.input(field)
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

/** A page that has something else to do with what is pasted prevents it, and the field stays as it is. */
export const PastePrevented: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '111', onPaste: (event) => event.preventDefault() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('418207')
    await expect(field).toHaveValue('111')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

/** Waits for the code. */
export const Empty: Story = {}

/** Typing again takes the message away. */
export const Refused: Story = {
  args: { defaultValue: '418207' },
  render: (args, { globals }) => (
    <Form errors={refusals[storyLanguage(globals)]}>
      <CodeField {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await userEvent.click(field)
    await userEvent.paste('995 310')
    await expect(field).toBeValid()
    await expect(field).toHaveValue('995310')
  },
}
