import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ScanLog } from './ScanLog.tsx'

const onAct = fn()

const meta = {
  title: 'Panel/Puerta/ScanLog',
  component: ScanLog,
  args: {
    codes: [
      {
        id: '1',
        at: '2026-11-17T15:01:00-03:00',
        name: 'Jofré, Carla',
        text: '2 personas',
        tone: 'ok',
        action: { label: 'Deshacer', onAct },
      },
      {
        id: '2',
        at: '2026-11-17T15:00:00-03:00',
        name: 'Roldán, Raúl',
        text: 'Ya entró a las 14:58, en otra puerta',
        tone: 'err',
      },
      { id: '3', at: '2026-11-17T14:57:00-03:00', text: 'Código que no es de Ochava', tone: 'err' },
    ],
  },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof ScanLog>

export default meta
type Story = StoryObj<typeof meta>

/** What was read before; who came in can be taken back. */
export const Before: Story = {
  render: function Before(args) {
    const [undone, setUndone] = useState(false)
    return (
      <ScanLog
        {...args}
        codes={args.codes.map(({ action, ...code }) => ({
          ...code,
          action:
            undone || !action
              ? undefined
              : {
                  ...action,
                  onAct: () => {
                    action.onAct()
                    setUndone(true)
                  },
                },
        }))}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await expect(onAct).toHaveBeenCalled()
    await expect(canvas.getByRole('list').closest('[tabindex="-1"]')).toHaveFocus()
  },
}
