import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { ScanWindow } from './ScanWindow.tsx'

const meta = {
  title: 'Panel/Puerta/ScanWindow',
  component: ScanWindow,
  args: { title: 'Puerta, martes 17', videoRef: () => {}, hint: 'Mostrale el código', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof ScanWindow>

export default meta
type Story = StoryObj<typeof meta>

/** The camera's picture is dimmed but for the window; it is closed by hand. */
export const Open: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'scanWindow.close') }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
