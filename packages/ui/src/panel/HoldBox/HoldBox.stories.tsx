import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { HoldBox } from './HoldBox.tsx'

const meta = {
  title: 'Panel/Marco/HoldBox',
  component: HoldBox,
  args: {
    client: 'Familia Iribarne',
    from: '2026-11-13T18:00:00-03:00',
    until: '2026-11-20T18:00:00-03:00',
    now: new Date('2026-11-17T16:00:00-03:00'),
    children: 'Hasta vie 20, 18:00. La tomó Lucía.',
    actions: ['Prolongar', 'Vender', 'Soltar'].map((label) => (
      <Button key={label} variant="tertiary" size="s">
        {label}
      </Button>
    )),
  },
} satisfies Meta<typeof HoldBox>

export default meta
type Story = StoryObj<typeof meta>

/** Three days are left, and who has it is named. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3 d 2 h')
    await expect(canvas.getByRole('progressbar')).toHaveValue(4 / 7 - 2 / (7 * 24))
  },
}

/** Somebody waits behind. */
export const Followed: Story = {
  args: {
    next: (
      <>
        Segundo: <b>Estudio Larraya</b>
      </>
    ),
  },
}

/** Minutes are left. */
export const Ending: Story = { args: { now: new Date('2026-11-20T17:08:00-03:00') } }

/** A long name stays in the box. */
export const LongName: Story = {
  args: {
    client: 'Fundación de Amigos del Museo Provincial de la Costa y su Comisión de Adquisiciones',
    actions: undefined,
  },
}
