import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { RowTitle } from '../../panel-lists/DataTable/RowTitle.tsx'
import { Price } from '../../text/Price/Price.tsx'
import { DueList, type DueRow } from './DueList.tsx'

const back = fn()
const sold = fn()

function aRow(changes: Partial<DueRow> & Pick<DueRow, 'id'>): DueRow {
  return {
    day: '15 nov',
    dayNote: 'hace 2 días',
    title: <RowTitle weight="regular" title={<em>Trama baja 9</em>} note="Mabel Otaegui" />,
    what: 'Préstamo',
    where: 'Museo de la Ribera, San Nicolás',
    whereNote: 'Laura Quintana, dos avisos mandados',
    value: <Price amount={8_200} currency="USD" />,
    actions: (
      <>
        <Button variant="tertiary" size="s" onClick={back}>
          Volvió
        </Button>
        <Button variant="tertiary" size="s">
          Prolongar
        </Button>
      </>
    ),
    more: { name: 'Trama baja 9', actions: [{ label: 'Vendida', onSelect: sold }] },
    ...changes,
  }
}

const meta = {
  title: 'Panel/Libro/DueList',
  component: DueList,
  args: {
    label: 'Vencimientos',
    groups: [
      { id: 'late', title: 'Vencidas', late: true, rows: [aRow({ id: 1 })] },
      { id: 'week', title: 'Esta semana', rows: [aRow({ id: 2, day: '19 nov', dayNote: 'en 2 días' })] },
      { id: 'later', title: 'Después', rows: [] },
    ],
  },
} satisfies Meta<typeof DueList>

export default meta
type Story = StoryObj<typeof meta>

/** What is overdue first; a group without rows is left out. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: args.label })
    await expect(table.querySelectorAll('tbody')).toHaveLength(2)
    const [first] = canvas.getAllByRole('button', { name: 'Volvió' })
    if (first) await userEvent.click(first)
    await expect(back).toHaveBeenCalledOnce()
    const [dots] = canvas.getAllByRole('button', { name: /Trama baja 9/ })
    if (dots) await userEvent.click(dots)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Vendida' }))
    await expect(sold).toHaveBeenCalledOnce()
  },
}

/** They are on their way. */
export const Loading: Story = { args: { groups: [], loading: true } }

/** Long names break into lines. */
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'late',
        title: 'Vencidas',
        late: true,
        rows: [
          aRow({
            id: 1,
            where:
              'Museo Provincial de Bellas Artes y Artes Decorativas Doctora Emilia Anchorena de la Ribera',
            whereNote: 'Departamento de Conservación, Registro y Préstamos Interinstitucionales',
          }),
        ],
      },
    ],
  },
}

/** On a phone the day stands at the left, everything else beside it. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
