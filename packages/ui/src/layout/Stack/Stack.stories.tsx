import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Told } from '../../stories/Told.tsx'
import { Heading } from '../../text/Heading/Heading.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Stack',
  component: Stack,
  args: {
    children: [
      <Heading key="title" level={2}>
        <Told es="Datos prácticos" en="Good to know" />
      </Heading>,
      <Text key="text">
        <Told
          es="Entrada libre, con turno. La sala está en la planta baja."
          en="Free entry, with a booking. The room is on the ground floor."
        />
      </Text>,
      <Button key="action">
        <Told es="Reservar lugar" en="Book a place" />
      </Button>,
    ],
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

/** One under the other, as wide as the box: so do fields of a form. */
export const Stretched: Story = {}

/** Each as wide as it needs. */
export const AtTheStart: Story = { args: { align: 'start' } }

/** In the middle, their text too. */
export const Centred: Story = { args: { align: 'center', space: 's6' } }

/** As a list: the element is free to choose. */
export const AsList: Story = {
  args: {
    as: 'ul',
    space: 's2',
    children: ['Elsa Brandariz', 'Tomás Verardi', 'Mabel Otaegui'].map((name) => <li key={name}>{name}</li>),
  },
}
