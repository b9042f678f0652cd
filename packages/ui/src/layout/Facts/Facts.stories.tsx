import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../controls/Link/Link.tsx'
import { Facts } from './Facts.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Facts',
  component: Facts,
  args: {
    items: [
      { term: 'Técnica', value: 'Óleo sobre tela' },
      { term: 'Medidas', value: '92 × 64 × 3 cm' },
      { term: 'Año', value: '1953' },
      {
        term: 'Contacto',
        value: <Link href="mailto:hola@ochava.example">hola@ochava.example</Link>,
      },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

/** What is known of a work. */
export const Several: Story = {}

/** Without rules, each term over its value; one under the other where there is no space for two. */
export const InColumns: Story = {
  args: {
    layout: 'columns',
    items: [
      { term: 'Horario', value: 'Lunes a viernes, 14 a 19.30' },
      { term: 'Mail', value: <Link href="mailto:hola@ochava.example">hola@ochava.example</Link> },
      { term: 'Cómo llegar', value: 'Subte B, estación Medrano. La puerta está en la ochava.' },
      { term: 'Teléfono', value: '+54 11 5555 0418' },
    ],
  },
}

/** One line alone. */
export const One: Story = { args: { items: [{ term: 'Técnica', value: 'Óleo sobre tela' }] } }

/** Terms and values that do not fit their place go on below. */
export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Procedencia',
        value: 'Colección de la familia de la artista, Buenos Aires; depositada en la galería desde 2011.',
      },
      { term: 'Otorrinolaringología', value: 'https://ochava.example/una/dirección/que/no/termina/nunca' },
    ],
  },
}
