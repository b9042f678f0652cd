import type { Meta, StoryObj } from '@storybook/react-vite'
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
