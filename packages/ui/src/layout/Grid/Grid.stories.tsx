import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Grid } from './Grid.tsx'

const tiles = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((name) => (
  <EmptyState key={name} title={name} />
))

const meta = {
  title: 'Fundamentos/Diseño/Grid',
  component: Grid,
  args: { columns: 3, children: tiles },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** Collections and artists: one, two, three. */
export const Three: Story = {}

/** Works: two on a phone as well. */
export const TwoOnPhone: Story = { args: { phoneColumns: 2 } }

/** Items of the archive. */
export const Four: Story = { args: { columns: 4, phoneColumns: 2 } }
