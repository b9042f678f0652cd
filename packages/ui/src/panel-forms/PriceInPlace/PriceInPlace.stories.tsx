import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { PriceInPlace, type PriceInPlaceProps } from './PriceInPlace.tsx'

const words = {
  es: { note: 'Desde el 10 jul 2026. Antes, 32.000.', refused: 'Escribí un número, como 12.500.' },
  en: { note: 'Since 10 Jul 2026. Before, 32,000.', refused: 'Write a number, such as 12,500.' },
}

/** A price that becomes what was written, as the screen of a work holds it. */
function Held({ onSave, ...props }: PriceInPlaceProps) {
  const [amount, setAmount] = useState(props.amount)
  return (
    <PriceInPlace
      {...props}
      amount={amount}
      onSave={async (written) => {
        const refusal = await onSave(written)
        if (refusal === undefined) setAmount(Number(written))
        return refusal
      }}
    />
  )
}

const meta = {
  title: 'Panel/Formularios/PriceInPlace',
  component: PriceInPlace,
  args: { amount: 38_000, currency: 'USD', onSave: fn(async () => undefined) },
  parameters: { layout: 'padded' },
  render: (args, { globals }) => <Held {...args} note={words[storyLanguage(globals)].note} />,
} satisfies Meta<typeof PriceInPlace>

export default meta
type Story = StoryObj<typeof meta>

/** What the page is told of next that nobody took care of; here that is right, and goes no further. */
function pageTold(): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = (event: PromiseRejectionEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      resolve(event.reason)
    }
    window.addEventListener('unhandledrejection', hear, { capture: true, once: true })
  })
}

/** A press, the new price, Enter: both are told for some seconds. Escape leaves it as it was. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const price = () => canvas.getByRole('button', { name: /USD/ })
    const field = () => canvas.getByRole('textbox', { name: /USD/ })
    await userEvent.click(price())
    // While something is being composed, Escape gives up that alone.
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
    await userEvent.type(field(), '1{Escape}')
    await expect(price()).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    // What stood there is chosen: what is typed takes its place.
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('41500{Enter}')
    await waitFor(() => expect(price()).toHaveFocus())
    await expect(args.onSave).toHaveBeenLastCalledWith('41500')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(/38.000.*41.500/)
    await expect(canvas.queryByText(words[storyLanguage(globals)].note)).toBeNull()
  },
}

/** What is no price is said under it, and stays to be mended. */
export const Refused: Story = {
  render: (args, { globals }) => (
    <PriceInPlace {...args} onSave={() => Promise.resolve(words[storyLanguage(globals)].refused)} />
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: /USD/ }))
    const field = canvas.getByRole('textbox', { name: /USD/ })
    await userEvent.type(field, 'mucho')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'priceInPlace.save') }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(words[storyLanguage(globals)].refused)
  },
}

/** Nobody knows whether it was saved, and the page tells of it: what was written stays, to be saved again. */
export const Failed: Story = {
  play: async ({ canvas, args }) => {
    mocked(args.onSave).mockRejectedValueOnce(new Error('Offline'))
    const told = pageTold()
    await userEvent.click(canvas.getByRole('button', { name: /USD/ }))
    await userEvent.keyboard('41500{Enter}')
    await expect(await told).toEqual(new Error('Offline'))
    await expect(canvas.getByRole('textbox', { name: /USD/ })).toHaveValue('41500')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /USD/ })).toHaveFocus())
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}

/** Nothing is asked yet. */
export const None: Story = { args: { amount: null } }
