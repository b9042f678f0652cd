import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { say } from '../../stories/say.ts'
import { ArtistGrid } from './ArtistGrid.tsx'

const artists = [
  'Nélida Arrascaeta',
  'Elsa Brandariz',
  'Julián Costamagna',
  'Rubén Idelsohn',
  'Horacio Lemos',
  'Mabel Otaegui',
  'Delfina Roca Ibáñez',
  'Irma Szalay',
  'Tomás Verardi',
].map((name, id) => ({ id, href: `#artista-${id}`, name }))

const meta = {
  title: 'Público/Fichas/ArtistGrid',
  component: ArtistGrid,
  args: { artists },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ArtistGrid>

export default meta
type Story = StoryObj<typeof meta>

/** The artists of a gallery. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Nélida Arrascaeta' })).toHaveFocus()
  },
}

/** A large gallery. */
export const Many: Story = {
  args: {
    artists: Array.from({ length: 5 }, (_, turn) =>
      artists.map((artist) => ({ ...artist, id: `${turn}-${artist.id}` }))
    ).flat(),
  },
}

/** One keeps its column. */
export const One: Story = { args: { artists: artists.slice(0, 1) } }

/** A long name takes a second line; its row grows with it. */
export const LongWords: Story = {
  args: {
    artists: artists.map((artist, index) =>
      index === 1
        ? { ...artist, name: 'Maximiliano Etchegoyenberry de la Santísima Trinidad y Aguirrezabala' }
        : artist
    ),
  },
}

/** Nobody. */
export const Empty: Story = {
  args: { artists: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'artistGrid.empty'))).toBeVisible()
  },
}

/** One under the other, at 320px. */
export const SmallPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
