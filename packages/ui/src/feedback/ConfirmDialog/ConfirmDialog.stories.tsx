import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const words = {
  es: {
    title: '¿Seguro querés borrar este turno?',
    body: 'Jueves 19 de noviembre, 15:00 - 15:45. El lugar queda libre para otra persona.',
    yes: 'Borrar turno',
    busy: 'Borrando…',
  },
  en: {
    title: 'Delete this booking?',
    body: 'Thursday 19 November, 15:00 - 15:45. Somebody else can take the place.',
    yes: 'Delete booking',
    busy: 'Deleting…',
  },
}

/** How it is used, for the page of documentation. */
const code = `<ConfirmDialog
  open={open}
  onOpenChange={setOpen}
  onConfirm={cancelBooking}
  title="¿Seguro querés borrar este turno?"
  confirmLabel="Borrar turno"
>
  Jueves 19 de noviembre, 15:00 - 15:45.
</ConfirmDialog>`

const meta = {
  title: 'Fundamentos/Avisos/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' }, source: { code } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '',
    confirmLabel: '',
  },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <ConfirmDialog {...args} title={text.title} confirmLabel={text.yes} busyLabel={text.busy}>
        {text.body}
      </ConfirmDialog>
    )
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The focus starts on the no. */
export const Asked: Story = {
  play: async ({ globals }) => {
    const text = words[storyLanguage(globals)]
    const dialog = await screen.findByRole('alertdialog', { name: text.title })
    await expect(dialog).toHaveAccessibleDescription(text.body)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say(globals, 'dialog.cancel') })).toHaveFocus()
    )
  },
}

/** The answer is yes. */
export const Confirmed: Story = {
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: words[storyLanguage(globals)].yes }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Escape and the no do the same; a press beside it does nothing. */
export const Refused: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 })
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** While it is being done nothing closes it nor confirms twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, globals }) => {
    const yes = await screen.findByRole('button', { name: words[storyLanguage(globals)].busy })
    await userEvent.click(yes)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
