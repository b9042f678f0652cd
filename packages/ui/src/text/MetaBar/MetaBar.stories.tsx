import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { MetaBar } from './MetaBar.tsx'

const meta = {
  title: 'Fundamentos/Texto/MetaBar',
  component: MetaBar,
  args: {
    facts: [
      { term: 'Fecha', value: 'Del 12 de noviembre de 2026 al 30 de enero de 2027' },
      { term: 'Lugar', value: 'Sala 1' },
      { term: 'Visita', value: 'Requiere registro' },
    ],
  },
} satisfies Meta<typeof MetaBar>

export default meta
type Story = StoryObj<typeof meta>

/** With the page's action at the end of the row. */
export const WithAction: Story = { args: { action: <Button href="#agenda">Ver días disponibles</Button> } }

/** Facts alone. */
export const FactsOnly: Story = {}

/** One fact alone. */
export const One: Story = { args: { facts: [{ term: 'Lugar', value: 'Sala 1' }] } }

/** A value of several lines pushes nothing away. */
export const LongWords: Story = {
  args: {
    facts: [
      {
        term: 'Lugar',
        value: 'Depósito de la colección, segundo patio, puerta que dice Administración, timbre de abajo',
      },
      { term: 'Otorrinolaringología', value: 'Requiere registro' },
    ],
    action: <Button href="#agenda">Ver días disponibles</Button>,
  },
}
