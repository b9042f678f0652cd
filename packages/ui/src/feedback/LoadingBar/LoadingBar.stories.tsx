import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { LoadingBar } from './LoadingBar.tsx'

const meta = {
  title: 'Fundamentos/Avisos/LoadingBar',
  component: LoadingBar,
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

/** Something has been on its way for longer than the delay. */
export const Active: Story = {
  args: { active: true, delay: 0 },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: say(globals, 'loadingBar.label') })
    ).toBeInTheDocument()
  },
}

/** Nothing is on its way: there is nothing to see. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
