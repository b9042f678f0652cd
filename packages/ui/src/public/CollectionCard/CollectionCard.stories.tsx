import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { sampleCollections } from '../../stories/sampleCollections.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { CollectionCard, type CollectionItem } from './CollectionCard.tsx'

function sample(language: StoryLanguage, index: number): CollectionItem {
  return sampleCollections(language)[index] ?? { id: 0, href: '#', title: '', pictures: [], count: 0 }
}

const meta = {
  title: 'Público/Fichas/CollectionCard',
  component: CollectionCard,
  args: { collection: sample('es', 0) },
  decorators: [
    (Story) => (
      <Container>
        <Grid columns={3}>
          <Story />
        </Grid>
      </Container>
    ),
  ],
  render: (args, { globals }) => <CollectionCard {...args} collection={sample(storyLanguage(globals), 0)} />,
} satisfies Meta<typeof CollectionCard>

export default meta
type Story = StoryObj<typeof meta>

/** Two works beside each other; more than three artists. */
export const TwoPictures: Story = {
  play: async ({ canvas, globals }) => {
    const works = say(globals, 'collectionCard.works', { count: 11 })
    const people = say(globals, 'collectionCard.andOthers', { names: 'Arrascaeta, Brandariz, Lemos' })
    await expect(canvas.getByText(`${works}. ${people}`)).toBeVisible()
    const { title } = sample(storyLanguage(globals), 0)
    const more = canvas.getByRole('link', { name: say(globals, 'collectionCard.moreOf', { title }) })
    await expect(more).toHaveAttribute('href', '#coleccion-0')
  },
}

/** One work has the wall to itself; one is not "works". */
export const OnePicture: Story = {
  render: (args, { globals }) => <CollectionCard {...args} collection={sample(storyLanguage(globals), 3)} />,
  play: async ({ canvas, globals }) => {
    const works = say(globals, 'collectionCard.works', { count: 1 })
    await expect(canvas.getByText(`${works}. Verardi, Arrascaeta, Idelsohn`)).toBeVisible()
  },
}

/** An empty one. */
export const WithoutPictures: Story = {
  args: { collection: { id: 9, href: '#vacia', title: 'Marcos sueltos', pictures: [], count: 0 } },
  render: (args) => <CollectionCard {...args} />,
}

/** Long words break. */
export const LongWords: Story = {
  render: (args, { globals }) => (
    <CollectionCard
      {...args}
      collection={{
        ...sample(storyLanguage(globals), 1),
        title:
          'Otorrinolaringología electroencefalográfica contrarrevolucionariamente desconstitucionalizada',
        artists: [
          'Etchegoyenberry de la Santísima Trinidad',
          'Aguirrezabala y Goicoechea',
          'Szalay',
          'Lemos',
        ],
      }}
    />
  ),
}
