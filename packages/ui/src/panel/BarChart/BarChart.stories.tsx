import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { BarChart } from './BarChart.tsx'

const meta = {
  title: 'Panel/Informes/BarChart',
  component: BarChart,
  args: {
    label: 'Lugares ofrecidos, reservados y asistencia por día. La tabla está debajo.',
    besideLabel: 'vinieron de lo reservado',
    bars: [
      { id: 1, label: 'lunes', offered: 240, booked: 168, attended: 131, beside: '78 %' },
      { id: 2, label: 'martes', offered: 288, booked: 214, attended: 180, beside: '84 %' },
      { id: 3, label: 'miércoles', offered: 264, booked: 197, attended: 171, beside: '87 %' },
      { id: 4, label: 'jueves', offered: 300, booked: 276, attended: 239, beside: '87 %' },
    ],
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

/** Days of the week, with how many of those who booked came. */
export const Days: Story = {
  play: async ({ args, canvas, globals }) => {
    const chart = canvas.getByRole('img', { name: args.label })
    await expect(chart).toHaveTextContent(say(globals, 'barChart.offered'))
    const [monday, , , longest] = chart.querySelectorAll('svg[data-part="offered"]')
    const [half] = chart.querySelectorAll('svg[data-part="booked"]')
    const bar = longest?.parentElement?.getBoundingClientRect()
    await expect(longest?.getBoundingClientRect()).toEqual(bar)
    await expect(monday?.getBoundingClientRect().width).toBeCloseTo((bar?.width ?? 0) * 0.8, 0)
    await expect(half?.getBoundingClientRect().width).toBeCloseTo((bar?.width ?? 0) * 0.56, 0)
  },
}

/** Nobody counted who came, and the titles are long. */
export const Uncounted: Story = {
  args: {
    besideLabel: '',
    bars: [
      {
        id: 1,
        label: 'La línea que corta la esquina: dibujos y maquetas de la colección 1952–1974',
        ...{ offered: 40, booked: 12, attended: null },
      },
      { id: 2, label: 'Visita', offered: 0, booked: 0, attended: null },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveTextContent('Visita'),
}
