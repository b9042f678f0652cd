import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { LinkField } from './LinkField.tsx'

const meta = {
  title: 'Panel/Formularios/LinkField',
  component: LinkField,
  args: { label: 'Link secreto', value: 'https://ochava.example/es/share/collection/4fQ0s1XcRz9' },
} satisfies Meta<typeof LinkField>

export default meta
type Story = StoryObj<typeof meta>

/** One press copies the whole address, also where it is too long to be shown. */
export const Copied: Story = {
  play: async ({ canvas, args, globals }) => {
    const written: string[] = []
    const { clipboard } = navigator
    const writeText = (text: string) => Promise.resolve(void written.push(text))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    const name = say(globals, 'linkField.copyOf', { label: args.label })
    const button = canvas.getByRole('button', { name })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveTextContent(say(globals, 'linkField.copied')))
    await expect(written).toEqual([args.value])
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
}

/** A browser that does not let pages copy: the address is selected, and the key is named. */
export const ByHand: Story = {
  play: async ({ canvas, args, globals }) => {
    const { clipboard } = navigator
    const writeText = () => Promise.reject(new Error('NotAllowed'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'linkField.copyOf', { label: args.label }) })
    )
    await canvas.findByText(say(globals, 'linkField.byHand'))
    const input = canvas.getByRole('textbox', { name: args.label })
    await expect(input).toHaveProperty('selectionEnd', args.value.length)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
}
