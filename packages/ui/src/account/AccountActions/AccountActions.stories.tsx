import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { AccountActions } from './AccountActions.tsx'

const meta = {
  title: 'Público/Cuenta/AccountActions',
  component: AccountActions,
  args: { exportHref: '#datos.json', onDelete: fn() },
} satisfies Meta<typeof AccountActions>

export default meta
type Story = StoryObj<typeof meta>

/** A file to keep, and the way out. */
export const Offered: Story = {
  play: async ({ canvas, globals }) => {
    const file = canvas.getByRole('link', { name: say(globals, 'accountActions.export') })
    await expect(file).toHaveAttribute('href', '#datos.json')
  },
}

/** The way out asks first, and the focus is on the no. */
export const Asked: Story = {
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'accountActions.delete') }))
    const dialog = await screen.findByRole('alertdialog', { name: say(globals, 'accountActions.sure') })
    await expect(dialog).toHaveAccessibleDescription(say(globals, 'accountActions.follows'))
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

/** Said yes. */
export const Deleted: Story = {
  play: async ({ canvas, globals, args }) => {
    const name = say(globals, 'accountActions.delete')
    await userEvent.click(canvas.getByRole('button', { name }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}
