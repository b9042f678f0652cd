import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PreviousNext } from './PreviousNext.tsx'

const meta = {
  title: 'Público/Listas/PreviousNext',
  component: PreviousNext,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Obras de Elsa Brandariz',
    previous: { href: '#anterior', title: 'Estructura abierta nº 9' },
    next: { href: '#siguiente', title: 'Vértice nº 33' },
  },
} satisfies Meta<typeof PreviousNext>

export default meta
type Story = StoryObj<typeof meta>

/** In the middle of a series. */
export const Between: Story = {}

/** The first of a series. */
export const First: Story = { args: { previous: undefined } }

/** The last one, with a title that needs two lines. */
export const Last: Story = {
  args: {
    previous: {
      href: '#anterior',
      title: 'Estudio para una estructura abierta con borde recortado, tercera versión',
    },
    next: undefined,
  },
}

/** Alone: there is nowhere to go. */
export const Alone: Story = {
  args: { previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
