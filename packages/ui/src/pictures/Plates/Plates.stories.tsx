import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Plates } from './Plates.tsx'

const room = { src: '/pictures/room-h.jpg', alt: 'Vista de sala', width: 1600, height: 1040 }
const work = { src: '/pictures/brandariz-04.png', alt: 'Estructura abierta nº 26', width: 900, height: 1200 }

const meta = {
  title: 'Fundamentos/Imágenes/Plates',
  component: Plates,
  args: {
    plates: [
      { id: 1, picture: room, caption: 'Vista de sala. Al frente, Ritmo sobre eje nº 35, 1953.' },
      {
        id: 2,
        picture: work,
        caption: 'Estructura abierta nº 26, 1949. Esmalte sobre tabla, marco recortado.',
      },
    ],
  },
} satisfies Meta<typeof Plates>

export default meta
type Story = StoryObj<typeof meta>

/** A wide one and a narrow one, level at the foot, however long what stands under each. */
export const Pair: Story = {
  args: {
    plates: meta.args.plates.map((plate) =>
      plate.id === 2 ? { ...plate, caption: `${plate.caption} Colección privada, Buenos Aires.` } : plate
    ),
  },
  play: async ({ canvas }) => {
    const feet = canvas
      .getAllByRole('img')
      .map((picture) => Math.round(picture.getBoundingClientRect().bottom))
    await expect(new Set(feet).size).toBe(1)
  },
}

/** A tall one takes the narrow side, whichever comes first. */
export const TallFirst: Story = { args: { plates: meta.args.plates.toReversed() } }

/** The last of an odd number has its row to itself. */
export const Three: Story = { args: { plates: [...meta.args.plates, { id: 3, picture: room }] } }

/** One alone takes the whole width. */
export const One: Story = { args: { plates: meta.args.plates.slice(0, 1) } }
