import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { SplitView } from './SplitView.tsx'

const meta = {
  title: 'Panel/Marco/SplitView',
  component: SplitView,
  args: { list: <Text>Martina Sosa</Text>, detail: <Text>Consulta por una obra</Text> },
} satisfies Meta<typeof SplitView>

export default meta
type Story = StoryObj<typeof meta>

/** A list beside what was chosen. On a phone one sees what was chosen. */
export const Chosen: Story = {}

/** Nothing is chosen: the list has all the space. */
export const NothingChosen: Story = { args: { detail: undefined } }

/** A wide list beside a narrow panel. */
export const NarrowDetail: Story = { args: { narrow: 'detail' } }

/** What belongs to the whole list stands beside it; on a phone, under it. */
export const Aside: Story = {
  args: { narrow: 'aside', detail: <Switch label="Precio" defaultChecked /> },
}

/** Nothing belongs to the whole list: it has all the space. */
export const NothingAside: Story = {
  args: { narrow: 'aside', detail: undefined },
  play: async ({ canvas }) => {
    const list = canvas.getByText('Martina Sosa').parentElement
    await expect(list?.offsetWidth).toBe(list?.parentElement?.offsetWidth)
  },
}
