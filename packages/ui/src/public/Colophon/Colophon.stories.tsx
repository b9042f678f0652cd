import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Colophon } from './Colophon.tsx'

const meta = {
  title: 'Público/Fichas/Colophon',
  component: Colophon,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Ochava',
    since: 2008,
    year: 2026,
    address: 'Pasaje Lucero 418, C1183 Buenos Aires',
    mail: 'hola@ochava.example',
  },
} satisfies Meta<typeof Colophon>

export default meta
type Story = StoryObj<typeof meta>

/** At the foot of a private page. */
export const Line: Story = {}

/** A long address for letters breaks; nothing runs out of the page. */
export const LongMail: Story = {
  globals: { viewport: { value: 'small' } },
  args: { mail: 'comunicacion.institucional@museonacionaldebellasartes.example' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
