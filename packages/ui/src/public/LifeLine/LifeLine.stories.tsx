import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleLife } from '../../stories/sampleLife.ts'
import { storyLanguage } from '../../stories/say.ts'
import { LifeLine } from './LifeLine.tsx'

const meta = {
  title: 'Público/Fichas/LifeLine',
  component: LifeLine,
  parameters: { layout: 'fullscreen' },
  args: { lanes: [] },
  render: (args, { globals }) => (
    <Container>
      <LifeLine {...args} lanes={args.lanes.length > 0 ? args.lanes : sampleLife(storyLanguage(globals))} />
    </Container>
  ),
} satisfies Meta<typeof LifeLine>

export default meta
type Story = StoryObj<typeof meta>

/** The life, the works in it, what was kept and what is shown now, in the colour of the exhibition. */
export const WholeLife: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getAllByRole('definition')).toHaveLength(4)
    await expect(canvas.getByText('Rosario, 1921 – Buenos Aires, 2009')).toBeVisible()
  },
}

/** Words and bars one under the other. */
export const Phone: Story = { globals: { viewport: { value: 'small' } } }

/** Where one reads to the left the years go on to the left. */
export const ToTheLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
