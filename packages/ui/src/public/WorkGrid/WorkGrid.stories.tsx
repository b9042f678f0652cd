import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { WorkGrid } from './WorkGrid.tsx'

const meta = {
  title: 'Público/Fichas/WorkGrid',
  component: WorkGrid,
  args: { works: [] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => <WorkGrid {...args} works={sampleWorks(storyLanguage(globals))} />,
} satisfies Meta<typeof WorkGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever their shape, works stand whole in equal squares. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
}

/** On the page of an artist: no name, one work without a picture. */
export const OfOneArtist: Story = {
  render: (args, { globals }) => (
    <WorkGrid
      {...args}
      works={sampleWorks(storyLanguage(globals)).map((work, index) => ({
        ...work,
        artist: undefined,
        picture: index === 1 ? undefined : work.picture,
      }))}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(say(globals, 'workThumb.noImage'))).toHaveLength(1)
    await expect(canvas.queryByText('Elsa Brandariz')).toBeNull()
  },
}

/** As the super user sees them. */
export const SuperUser: Story = {
  // What is only for some comes with the scripts.
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  render: (args, { globals }) => (
    <WorkGrid
      {...args}
      works={sampleWorks(storyLanguage(globals)).map((work, index) => ({
        ...work,
        controls: {
          public: index !== 1,
          onPublicChange: fn(),
          onRenew: fn(),
          secretHref: `#secreto-${work.id}`,
        },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch', { checked: true })).toHaveLength(6))
    await expect(canvas.getAllByRole('switch', { checked: false })).toHaveLength(1)
  },
}

/** A collection of the back room, hung as on a wall. */
export const Room: Story = {
  args: { arrangement: 'room' },
  render: (args, { globals }) => {
    const works = sampleWorks(storyLanguage(globals))
    const twice = [...works, ...works.map((work) => ({ ...work, id: `${work.id}-otra` }))]
    return <WorkGrid {...args} works={twice} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
  },
}

/** One keeps its column. */
export const One: Story = {
  render: (args, { globals }) => (
    <WorkGrid {...args} works={sampleWorks(storyLanguage(globals)).slice(0, 1)} />
  ),
}

/** Forty: nothing changes but the length of the page. */
export const Many: Story = {
  render: (args, { globals }) => (
    <WorkGrid
      {...args}
      works={Array.from({ length: 6 }, (_, turn) =>
        sampleWorks(storyLanguage(globals)).map((work) => ({ ...work, id: `${work.id}-${turn}` }))
      ).flat()}
    />
  ),
}

/** Long words break; neighbours keep their width. */
export const LongWords: Story = {
  render: (args, { globals }) => (
    <WorkGrid
      {...args}
      works={sampleWorks(storyLanguage(globals)).map((work, index) =>
        index === 0
          ? {
              ...work,
              artist: 'Maximiliano Etchegoyenberry de la Santísima Trinidad',
              title: 'Otorrinolaringología electroencefalográfica contrarrevolucionariamente',
            }
          : work
      )}
    />
  ),
}

/** The space of what is on its way. */
export const Loading: Story = {
  render: (args) => <WorkGrid {...args} works={[]} loading />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'skeleton.loading'))).toBeVisible()
  },
}

/** None. */
export const Empty: Story = {
  render: (args) => <WorkGrid {...args} works={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'workGrid.empty'))).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** Two beside each other, at 320px too. */
export const SmallPhone: Story = {
  ...SuperUser,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(window.innerWidth).toBe(320)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
