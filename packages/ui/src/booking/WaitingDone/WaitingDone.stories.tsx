import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { WaitingDone } from './WaitingDone.tsx'

const meta = {
  title: 'Público/Reservas/WaitingDone',
  component: WaitingDone,
  args: {
    email: 'martina.sosa@correo.example.org',
    ahead: 1,
    offerHours: 2,
    bookingsHref: '#reservas',
    onBack: fn(),
  },
} satisfies Meta<typeof WaitingDone>

export default meta
type Story = StoryObj<typeof meta>

/** One group waits before: what is promised, where the mail went, and the ways on. */
export const Joined: Story = {
  play: async ({ canvas, globals, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: say(globals, 'waitingDone.title') })).toHaveFocus()
    )
    const ahead = say(globals, 'waitingDone.ahead', { ahead: 1 })
    await expect(
      canvas.getByText(`${ahead} ${say(globals, 'waitingDone.promise', { hours: 2 })}`)
    ).toBeVisible()
    await expect(canvas.getByText(args.email)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'waitingDone.more') }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** Nobody waits before, and there is an hour to answer. */
export const First: Story = {
  args: { ahead: 0, offerHours: 1 },
  play: async ({ canvas, globals }) => {
    const ahead = say(globals, 'waitingDone.ahead', { ahead: 0 })
    await expect(canvas.getByText(new RegExp(`^${ahead}`))).toBeVisible()
  },
}

/** A long address, and many before. */
export const LongAddress: Story = {
  args: {
    ahead: 12,
    email: 'maria.de.los.angeles.fernandez.de.la.vega@departamento.de.extension.universidad.example.org',
  },
  globals: { viewport: { value: 'small' } },
}
