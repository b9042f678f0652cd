import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleCollections } from '../../stories/sampleCollections.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { CollectionGrid } from './CollectionGrid.tsx'

const meta = {
  title: 'Público/Fichas/CollectionGrid',
  component: CollectionGrid,
  args: { collections: [] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => (
    <CollectionGrid {...args} collections={sampleCollections(storyLanguage(globals))} />
  ),
} satisfies Meta<typeof CollectionGrid>

export default meta
type Story = StoryObj<typeof meta>

/** The back room. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  },
}

/** One keeps its column. */
export const One: Story = {
  render: (args, { globals }) => (
    <CollectionGrid {...args} collections={sampleCollections(storyLanguage(globals)).slice(0, 1)} />
  ),
}

/** As many as a page of results holds. */
export const Many: Story = {
  render: (args, { globals }) => (
    <CollectionGrid
      {...args}
      collections={Array.from({ length: 3 }, (_, turn) =>
        sampleCollections(storyLanguage(globals)).map((one) => ({ ...one, id: `${turn}-${one.id}` }))
      ).flat()}
    />
  ),
}

/** The space of what is on its way. */
export const Loading: Story = {
  render: (args) => <CollectionGrid {...args} collections={[]} loading />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'skeleton.loading'))).toBeVisible()
  },
}

/** Nothing was found. */
export const Empty: Story = {
  render: (args) => <CollectionGrid {...args} collections={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'collectionGrid.empty'))).toBeVisible()
  },
}

/** One under the other, at 320px. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
