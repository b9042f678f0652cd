import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { DoorNow } from './DoorNow.tsx'

const meta = {
  title: 'Panel/Puerta/DoorNow',
  component: DoorNow,
  args: {
    start: '2026-11-17T15:00:00-03:00',
    end: '2026-11-17T15:45:00-03:00',
    what: 'La línea que corta la esquina, Sala 1',
    color: 'red',
    people: 10,
    inside: 5,
    limit: 12,
  },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof DoorNow>

export default meta
type Story = StoryObj<typeof meta>

/** Some are inside, some still to come, some places are free. */
export const Afternoon: Story = {
  play: async ({ canvas, globals }) => {
    const cells = say(globals, 'doorNow.cells', { inside: 5, coming: 5, free: 2, limit: 12 })
    await expect(canvas.getByRole('img', { name: cells })).toBeVisible()
  },
}

/** Many places go on in rows. */
export const Many: Story = { args: { people: 44, inside: 21, limit: 50, color: 'yellow' } }

/** A long word of a title breaks; nothing runs out of the screen. */
export const LongWord: Story = {
  args: { what: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, Sala 1' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
