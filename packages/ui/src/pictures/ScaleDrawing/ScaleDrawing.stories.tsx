import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScaleDrawing } from './ScaleDrawing.tsx'

const meta = {
  title: 'Fundamentos/Imágenes/ScaleDrawing',
  component: ScaleDrawing,
  args: { height: 81, width: 55 },
} satisfies Meta<typeof ScaleDrawing>

export default meta
type Story = StoryObj<typeof meta>

/** A painting of middle size. */
export const Painting: Story = {}

/** The work itself, where there is a picture of it and of nothing else. */
export const Itself: Story = {
  args: { picture: { src: '/pictures/brandariz-04.png', alt: '', width: 815, height: 1200 } },
}

/** A drawing as large as a hand. */
export const Small: Story = { args: { height: 12, width: 18 } }

/** A mural stands on the floor. */
export const Mural: Story = { args: { height: 320, width: 540 } }

/** Without a size there is nothing to draw. */
export const Unknown: Story = {
  args: { height: null, width: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
