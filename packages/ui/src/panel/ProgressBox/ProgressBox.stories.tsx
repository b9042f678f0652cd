import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { ProgressBox } from './ProgressBox.tsx'

const meta = {
  title: 'Panel/Marco/ProgressBox',
  component: ProgressBox,
  args: {
    title: '4.120 de 7.033 obras',
    meta: 'wcma-collection.csv',
    label: 'Importando obras',
    share: 4120 / 7033,
    children: (
      <>
        <span>Podés seguir trabajando en otra pantalla.</span>
        <Button variant="tertiary" size="s">
          Cancelar, no se guarda nada
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ProgressBox>

export default meta
type Story = StoryObj<typeof meta>

/** More than half is done, and it can still be ended. */
export const Half: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toBeVisible()
  },
}
