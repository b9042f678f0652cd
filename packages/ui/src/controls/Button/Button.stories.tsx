import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Told } from '../../stories/Told.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Fundamentos/Controles/Button',
  component: Button,
  args: { children: <Told es="Guardar" en="Save" /> },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** One per view: the action that the screen is for. */
export const Primary: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Guardar|Save/ }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Every other action. */
export const Secondary: Story = {
  args: { variant: 'secondary', children: <Told es="Reservar lugar" en="Book a place" /> },
}

/** The way back, beside another button. */
export const Tertiary: Story = { args: { variant: 'tertiary', children: <Told es="Cancelar" en="Cancel" /> } }

/** What only the gallery sees on the site. */
export const Quiet: Story = {
  args: { variant: 'quiet', size: 's', children: <Told es="Editar" en="Edit" /> },
}

/** Confirms what cannot be undone; only in a dialog that asks. */
export const Danger: Story = {
  args: { variant: 'danger', children: <Told es="Borrar turno" en="Delete slot" /> },
}

/** Lower, for rows of slots and for the panel. */
export const Small: Story = {
  args: { variant: 'secondary', size: 's', children: <Told es="Reservar lugar" en="Book a place" /> },
}

/** Keeps its width, takes no second click and does not lose the focus. */
export const Busy: Story = {
  args: { busy: true, busyLabel: <Told es="Guardando…" en="Saving…" />, onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Guardando…|Saving…/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** While a field still has an error. */
export const Disabled: Story = { args: { disabled: true } }

/** With an address it is a link, through the component given to `LinkProvider`. */
export const AsLink: Story = {
  args: { href: '#muestras', children: <Told es="Ver muestras" en="See exhibitions" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ver muestras|See exhibitions/ })).toHaveAttribute(
      'href',
      '#muestras'
    )
  },
}

/** A row of them: the primary first. */
export const Row: Story = {
  render: () => (
    <Inline space="s5">
      <Button>
        <Told es="Guardar" en="Save" />
      </Button>
      <Button variant="secondary">
        <Told es="Ver en el sitio" en="See it on the site" />
      </Button>
      <Button variant="tertiary">
        <Told es="Cancelar" en="Cancel" />
      </Button>
    </Inline>
  ),
}
