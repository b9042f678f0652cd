import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { say } from '../../stories/say.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Fundamentos/Avisos/Skeleton',
  component: Skeleton,
  args: { shape: 'square', labelled: true },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** The first tile of a group says what it is waiting for. */
export const Tile: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'skeleton.loading'))).toBeVisible()
  },
}

/** Every space that it can keep. */
export const Shapes: Story = {
  render: () => (
    <Grid columns={4} phoneColumns={2}>
      <Skeleton shape="square" />
      <Skeleton shape="fiveFour" />
      <Skeleton shape="fourFive" />
      <Skeleton shape="threeTwo" />
    </Grid>
  ),
}

/** Text that is to come, a line each. */
export const Lines: Story = {
  render: () => (
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  ),
}
