import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Told } from '../../stories/Told.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Inline',
  component: Inline,
  args: {
    children: [
      <Button key="save">
        <Told es="Guardar" en="Save" />
      </Button>,
      <Button key="see" variant="secondary">
        <Told es="Ver en el sitio" en="See it on the site" />
      </Button>,
      <Button key="leave" variant="tertiary">
        <Told es="Cancelar" en="Cancel" />
      </Button>,
    ],
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

/** A row of buttons, going on in the next line where there is no space. */
export const Buttons: Story = {}

/** The first at the left, the last at the right. */
export const AtBothEnds: Story = { args: { justify: 'between' } }

/** Words of different sizes on one line. */
export const OnTheBaseline: Story = {
  args: {
    align: 'baseline',
    space: 's2',
    children: [
      <Text key="time" as="span" size="l">
        15:00 - 15:45
      </Text>,
      <Text key="room" as="span" size="s" tone="ink2">
        <Told es="quedan 4 lugares" en="4 places left" />
      </Text>,
    ],
  },
}

/** Many, with little between. */
export const Many: Story = {
  args: {
    space: 's2',
    children: Array.from({ length: 24 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
      <Tag key={index} tone="neutral">
        {2003 + index}
      </Tag>
    )),
  },
}
