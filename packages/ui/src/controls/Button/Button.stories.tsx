import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Fundamentos/Controles/Button',
  component: Button,
  args: { children: 'Guardar' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** One per view: the action that the screen is for. */
export const Primary: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Every other action. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Reservar lugar' } }

/** The way back, beside another button. */
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'Cancelar' } }

/** What only the gallery sees on the site. */
export const Quiet: Story = { args: { variant: 'quiet', size: 's', children: 'Editar' } }

/** Confirms what cannot be undone; only in a dialog that asks. */
export const Danger: Story = { args: { variant: 'danger', children: 'Borrar turno' } }

/** Lower, for rows of slots and for the panel. */
export const Small: Story = { args: { variant: 'secondary', size: 's', children: 'Reservar lugar' } }

/** Keeps its width, takes no second click and does not lose the focus. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Guardando…', onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Guardando…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** While a field still has an error. */
export const Disabled: Story = { args: { disabled: true } }

/** With an address it is a link, through the component given to `LinkProvider`. */
export const AsLink: Story = {
  args: { href: '#muestras', children: 'Ver muestras' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver muestras' })).toHaveAttribute('href', '#muestras')
  },
}

/** A row of them: the primary first. */
export const Row: Story = {
  render: () => (
    <Inline space="s5">
      <Button>Guardar</Button>
      <Button variant="secondary">Ver en el sitio</Button>
      <Button variant="tertiary">Cancelar</Button>
    </Inline>
  ),
}
