import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { FileDrop } from './FileDrop.tsx'

const meta = {
  title: 'Panel/Formularios/FileDrop',
  component: FileDrop,
  args: {
    label: 'Soltá un archivo o elegilo',
    hint: 'CSV o XLSX, hasta 100 MB',
    accept: '.csv,.xlsx',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

/** One file, by drop or by choice. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['code,title'], 'obras.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText(args.label), file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

/** While the file is on its way nothing else is taken, and the focus stays. */
export const Sending: Story = {
  args: { progress: 0.4 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(args.label, { selector: 'input' })
    field.focus()
    await expect(field).toHaveFocus()
    await expect(fireEvent.click(field)).toBe(false)
  },
}

/** A file that was not taken. */
export const Refused: Story = { args: { error: 'El archivo está dañado: no se puede abrir.' } }

/** In a disabled fieldset files are neither chosen nor dropped. */
export const Disabled: Story = {
  args: { onFiles: fn() },
  render: (args) => (
    <fieldset disabled>
      <FileDrop {...args} />
    </fieldset>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(args.label)
    await expect(field).toBeDisabled()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['code,title'], 'obras.csv', { type: 'text/csv' }))
    // Beside the field, which the browser would keep it from.
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    canvas.getByText(args.label).dispatchEvent(drop)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

/** Beside something else, several files at once. */
export const Small: Story = {
  args: { small: true, multiple: true, label: 'Sumar imágenes o un zip', hint: undefined },
}
