import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Heading } from '../../text/Heading/Heading.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Stack',
  component: Stack,
  args: {
    children: [
      <Heading key="title" level={2}>
        Datos prácticos
      </Heading>,
      <Text key="text">Entrada libre, con turno. La sala está en la planta baja.</Text>,
      <Button key="action">Reservar lugar</Button>,
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
