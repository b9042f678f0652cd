import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../controls/Link/Link.tsx'
import { Told } from '../../stories/Told.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Section',
  component: Section,
  args: {
    title: <Told es="Datos prácticos" en="Good to know" />,
    children: (
      <Text>
        <Told
          es="Entrada libre, con turno. La sala está en la planta baja."
          en="Free entry, with a booking. The room is on the ground floor."
        />
      </Text>
    ),
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

/** A part of a page under its heading. */
export const WithTitle: Story = {}

/** The way to the whole list, at the right end of the heading's row. */
export const WithAction: Story = {
  args: {
    title: <Told es="Muestras" en="Exhibitions" />,
    action: (
      <Link href="#muestras">
        <Told es="Ver todas" en="See all" />
      </Link>
    ),
  },
}

/** A part of a long page: a line of ink begins it. */
export const Ruled: Story = { args: { title: <Told es="Pasadas" en="Past" />, ruled: true } }

/** A part inside another: the heading is one level lower. */
export const ThirdLevel: Story = { args: { level: 3 } }

/** The content runs to the edges of the window, the heading stays in line with the page. */
export const Bleeding: Story = { args: { bleed: true } }

/** A part that needs no heading. */
export const WithoutTitle: Story = { args: { title: undefined } }
