import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../text/Text/Text.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Lunes a viernes, 14 a 19.30</Text>
      <Divider {...args} />
      <Text>Pasaje Lucero 418, Almagro</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

/** A hairline between two things of one kind. */
export const Line: Story = {}

/** The ink rule that carries a structure. */
export const Ink: Story = { args: { weight: 'ink' } }
