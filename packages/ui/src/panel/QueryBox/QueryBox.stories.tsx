import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { QueryBox } from './QueryBox.tsx'
import { QueryWord } from './QueryWord.tsx'

const open = fn()

const meta = {
  title: 'Panel/Libro/QueryBox',
  component: QueryBox,
  args: {
    label: 'Preguntarle al libro',
    answer: '389 en la galería, 23 afuera, USD 4.812.300',
    action: (
      <Button variant="secondary" size="s">
        Ver ese día
      </Button>
    ),
    children: (
      <>
        Dónde estaba{' '}
        <QueryWord open={false} onClick={open}>
          todo
        </QueryWord>{' '}
        el <QueryWord open={false}>1 de marzo de 2026</QueryWord>
      </>
    ),
  },
} satisfies Meta<typeof QueryBox>

export default meta
type Story = StoryObj<typeof meta>

/** The words that can be changed are underlined; a press opens their field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'todo' }))
    await expect(open).toHaveBeenCalledOnce()
  },
}

/** With the field of a word open under it. */
export const Open: Story = {
  args: { fields: <TextField label="Obra, persona o ubicación" name="words" /> },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeVisible(),
}

/** A long name breaks into lines. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        Dónde estaba{' '}
        <QueryWord open={false}>
          Estructura abierta nº 26, de la serie de las diagonales negras sobre tabla recortada
        </QueryWord>{' '}
        el <QueryWord open={false}>1 de marzo de 2026</QueryWord>
      </>
    ),
  },
}
