import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { linesOf } from '../../stories/linesOf.ts'
import { Display } from './Display.tsx'

const meta = {
  title: 'Fundamentos/Texto/Display',
  component: Display,
  args: { children: 'Estructura abierta' },
} satisfies Meta<typeof Display>

export default meta
type Story = StoryObj<typeof meta>

/** The largest words of a page. */
export const Title: Story = {}

/** Stands for a title that has not come yet. */
export const Pending: Story = { args: { pending: true, children: 'Cargando…' } }

/** Several lines stay close, and are about as long as each other. */
export const LongWords: Story = {
  args: {
    children: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
  },
}

/** A word that is longer than a line is set smaller and stays whole, on the smallest phone too. */
export const LongWord: Story = {
  args: { children: 'La desmaterialización' },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Container>
      <Display {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByRole('heading'), 'desmaterialización')).toBe(1)
  },
}

/** A title of two hundred characters leaves space for what it names. */
export const LongTitle: Story = {
  args: {
    children:
      'Estudio para una estructura abierta de planos que giran alrededor de un eje desplazado, con borde recortado según la diagonal mayor (tercera versión, sobre la tabla descartada de mil novecientos cuarenta y ocho)',
  },
}

/** A headline that is no heading. */
export const AsParagraph: Story = { args: { as: 'p', children: 'Arte concreto en una esquina de Almagro' } }
