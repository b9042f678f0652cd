// For `OfAnEvent`: whoever names an event's colour brings the palette.
import '../../eventColors.css.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { eventColorNames } from '../../tokens/tokens.ts'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'Fundamentos/Texto/Tag',
  component: Tag,
  args: { children: 'Prestada' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

/** A fact without colour: Vendida, Prestada, Devuelta, Para registro. */
export const Neutral: Story = {}

/** Not to be seen on the site. */
export const Hidden: Story = { args: { tone: 'hidden', children: 'Oculto' } }

/** A booking that its owner confirmed. */
export const Confirmed: Story = { args: { tone: 'confirmed', children: 'Confirmado' } }

/** A booking that waits for its owner. */
export const Unconfirmed: Story = { args: { tone: 'unconfirmed', children: 'Sin confirmar' } }

/** A good state of a work. */
export const Success: Story = { args: { tone: 'success', children: 'En consignación' } }

/** A work that is held for somebody. */
export const Held: Story = { args: { tone: 'held', children: 'Reservada' } }

/** Out of use, not hidden. */
export const Outline: Story = { args: { tone: 'outline', children: 'Inactivo' } }

/** Something that did not work. */
export const Failed: Story = { args: { tone: 'error', children: 'No se envió' } }

/** The name of an event, in its colour. */
export const OfAnEvent: Story = {
  render: () => (
    <Inline space="s2">
      {eventColorNames.map((name) => (
        <span key={name} data-event-color={name}>
          <Tag tone="event">{name}</Tag>
        </span>
      ))}
    </Inline>
  ),
}

/** Words that no state should have stay on one line. */
export const LongWords: Story = { args: { tone: 'neutral', children: 'Prestada a la Fundación de la Costa' } }
