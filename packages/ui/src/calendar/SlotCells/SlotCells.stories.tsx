import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { SlotCells } from './SlotCells.tsx'

const meta = {
  title: 'Panel/Turnos/SlotCells',
  component: SlotCells,
  args: { confirmed: 8, held: 2, offered: 2, limit: 12, color: 'red' },
} satisfies Meta<typeof SlotCells>

export default meta
type Story = StoryObj<typeof meta>

/** Full: eight come, two may still confirm, two were offered from the waiting list. */
export const Full: Story = {
  play: async ({ canvas, globals }) => {
    const places = { confirmed: 8, held: 2, offered: 2, free: 0, limit: 12 }
    const cells = canvas.getByRole('img', { name: say(globals, 'slotCells.sentence', places) })
    await expect(cells.children).toHaveLength(12)
  },
}

/** Half of it is free. */
export const Open: Story = { args: { confirmed: 4, held: 1, offered: 0, limit: 10, color: 'purple' } }

/** Nobody yet. */
export const Empty: Story = { args: { confirmed: 0, held: 0, offered: 0, limit: 8, color: 'yellow' } }

/** As many places as a hall has: a bar instead of cells. */
export const Hall: Story = {
  args: { confirmed: 210, held: 12, offered: 4, limit: 300, color: 'green' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img')
    await expect(bar.children).toHaveLength(4)
    // Of 300 places with three gaps of two pixels.
    const wide = bar.clientWidth - 6
    for (const [place, people] of [210, 12, 4, 74].entries()) {
      const width = bar.children[place]?.getBoundingClientRect().width
      await expect(width).toBeCloseTo((wide * people) / 300, 0)
    }
  },
}
