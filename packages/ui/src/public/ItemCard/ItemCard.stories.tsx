import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { sampleItems } from '../../stories/sampleItems.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { type ArchiveItem, ItemCard } from './ItemCard.tsx'

function sample(language: StoryLanguage, index: number): ArchiveItem {
  return sampleItems(language)[index] ?? { id: 0, href: '#', title: '', kind: '' }
}

const meta = {
  title: 'Público/Fichas/ItemCard',
  component: ItemCard,
  args: { item: sample('es', 1) },
  decorators: [
    (Story) => (
      <Container>
        <Grid columns={4} phoneColumns={2}>
          <Story />
        </Grid>
      </Container>
    ),
  ],
  render: (args, { globals }) => <ItemCard {...args} item={sample(storyLanguage(globals), 1)} />,
} satisfies Meta<typeof ItemCard>

export default meta
type Story = StoryObj<typeof meta>

/** A letter of the archive. */
export const Document: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#item-1')
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}

/** Something to play. */
export const Video: Story = {
  render: (args, { globals }) => <ItemCard {...args} item={sample(storyLanguage(globals), 4)} />,
}

/** Only its picture is dimmed; the words stay legible. */
export const Inactive: Story = {
  render: (args, { globals }) => (
    <ItemCard {...args} item={{ ...sample(storyLanguage(globals), 3), inactive: true }} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'itemCard.inactive'))).toBeVisible()
  },
}

/** Nobody but the gallery sees it. */
export const Hidden: Story = {
  render: (args, { globals }) => (
    <ItemCard {...args} item={{ ...sample(storyLanguage(globals), 1), hidden: true, inactive: true }} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'itemCard.hidden'))).toBeVisible()
  },
}

/** The title stands on a card of the catalogue, where the picture would be. */
export const WithoutImage: Story = {
  render: (args, { globals }) => <ItemCard {...args} item={sample(storyLanguage(globals), 6)} />,
  play: async ({ canvas, globals }) => {
    // On the card, and under it.
    await expect(canvas.getAllByText(sample(storyLanguage(globals), 6).title)).toHaveLength(2)
  },
}

/** Long words break; kind and date take two lines when they must. */
export const LongWords: Story = {
  render: (args, { globals }) => (
    <ItemCard
      {...args}
      item={{
        ...sample(storyLanguage(globals), 5),
        title:
          'Otorrinolaringología electroencefalográfica contrarrevolucionariamente desconstitucionalizada',
        date: 'hacia 1949, antes del Salón',
        author: 'Maximiliano Etchegoyenberry de la Santísima Trinidad y Aguirrezabala',
      }}
    />
  ),
}
