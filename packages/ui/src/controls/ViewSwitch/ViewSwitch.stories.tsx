import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const meta = {
  title: 'Fundamentos/Controles/ViewSwitch',
  component: ViewSwitch,
  args: {
    views: [
      { href: '#grilla', label: 'Grilla', current: true },
      { href: '#pared', label: 'En la pared' },
    ],
  },
} satisfies Meta<typeof ViewSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** The one that shows is said to be current. */
export const OfTwo: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('navigation', { name: say(globals, 'viewSwitch.label') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Grilla' })).toHaveAttribute('aria-current', 'true')
  },
}
