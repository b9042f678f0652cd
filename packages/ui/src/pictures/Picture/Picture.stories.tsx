import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { samplePicture, sampleTextile } from '../../stories/samplePictures.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Fundamentos/Imágenes/Picture',
  component: Picture,
  args: samplePicture,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps its space until it arrives: its box has the proportions of the original at once. */
export const Natural: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const image = canvas.getByRole('img', { name: args.alt })
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(args.width / args.height, 1)
    await expect(image).toHaveAttribute('loading', 'lazy')
    await waitFor(() => expect(canvasElement.querySelector('[data-state="loaded"]')).not.toBeNull())
  },
}

/** The first of a page loads at once. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}

/** Until it arrives, and when it never does, plain ground holds its place: a blur would falsify the work. */
export const NeverArrives: Story = {
  args: { src: 'data:image/jpeg;base64,AAAA', alt: '' },
  play: async ({ canvasElement, args }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('[data-state="failed"]')
      if (!found) throw new Error('It has not failed yet.')
      return found
    })
    const { width, height } = frame.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(args.width / args.height, 1)
  },
}

/** A work with see-through edges stands on its own. */
export const SeeThrough: Story = { args: sampleTextile }
