import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ColumnMapper } from './ColumnMapper.tsx'

const meta = {
  title: 'Panel/Listas/ColumnMapper',
  component: ColumnMapper,
  args: {
    'aria-label': 'Columnas del archivo',
    ignored: 'No importar',
    goesTo: 'A dónde va',
    heads: { name: 'Columna del archivo', samples: 'Por ejemplo', state: 'Estado' },
    onTarget: fn(),
    targets: [
      { value: 'code', label: 'Código' },
      { value: 'artist', label: 'Artista' },
      { value: 'year', label: 'Año' },
    ],
    columns: [
      { name: 'id', filled: '7.058 con valor', samples: ['1', '2', '3'], target: '', state: 'Se ignora' },
      {
        name: 'accession_number',
        filled: '7.058 con valor',
        samples: ['39.1.400', '79.22'],
        target: 'code',
        state: 'Clave',
        tone: 'ok',
      },
      {
        name: 'maker',
        filled: '6.984 con valor',
        samples: ['Adrien Barrère', 'Ronald B. Kitaj'],
        target: 'artist',
        state: '2.310 artistas nuevos',
        tone: 'warn',
      },
      {
        name: 'creation_date',
        filled: '6.701 con valor',
        samples: ['1917', '750-250 BC', 'This is a poster for a war film set in the Caucasus'],
        target: 'year',
        state: '11 filas no se entienden',
        tone: 'err',
      },
    ],
  },
} satisfies Meta<typeof ColumnMapper>

export default meta
type Story = StoryObj<typeof meta>

/** Ignored, right, to look at, wrong. */
export const States: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('A dónde va: id'), 'code')
    await expect(args.onTarget).toHaveBeenCalledWith('id', 'code')
  },
}

/** On a phone each column is a block. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
