import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { Price } from './Price.tsx'

const meta = {
  title: 'Fundamentos/Texto/Price',
  component: Price,
  args: { amount: 38_000, currency: 'USD' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

/** No decimals; thousands set apart as the language does. */
export const Dollars: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyLanguage(globals) === 'es' ? 'USD 38.000' : 'USD 38,000'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** A long one does not break. */
export const Pesos: Story = { args: { amount: 2_320_000, currency: 'ARS' } }

/** Four digits are parted as well. */
export const FourDigits: Story = { args: { amount: 4500 } }

/** With the decimals that it has, two at most. */
export const Exact: Story = {
  args: { amount: 1200.5, exact: true },
  play: async ({ canvas, globals }) => {
    const text = storyLanguage(globals) === 'es' ? 'USD 1.200,5' : 'USD 1,200.5'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** Nobody set one. */
export const None: Story = {
  args: { amount: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'price.none'))).toBeVisible()
  },
}
