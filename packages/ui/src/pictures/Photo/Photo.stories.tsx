import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { samplePicture } from '../../stories/samplePictures.ts'
import { Photo } from './Photo.tsx'

const meta = {
  title: 'Fundamentos/Imágenes/Photo',
  component: Photo,
  args: { picture: samplePicture },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

/** In its own proportions, with what is to be seen on it. */
export const Captioned: Story = {
  args: { caption: 'La sala 1 en la apertura de la muestra, 2026.', captionLang: 'es' },
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('figure')
    await expect(figure).toHaveTextContent(String(args.caption))
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(args.picture.width / args.picture.height, 1)
  },
}

/** The front of a house fills its 16 to 9, whatever the picture's own proportions. */
export const Wide: Story = {
  args: { ratio: 'wide' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
  },
}
