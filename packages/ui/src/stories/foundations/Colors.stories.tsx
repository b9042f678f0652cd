import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColorSheet, ContrastSheet } from './ColorSheet.tsx'

const meta = {
  title: 'Fundamentos/Color',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Both themes side by side, with what each colour is for. */
export const Themes: Story = { name: 'Temas', render: () => <ColorSheet /> }

/** The contrast of every pair that carries text or a drawing, computed from the tokens. */
export const Contrasts: Story = { name: 'Contrastes', render: () => <ContrastSheet /> }
