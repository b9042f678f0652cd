import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Fundamentos/Avisos/EmptyState',
  component: EmptyState,
  args: { title: 'No hay resultados para mostrar' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing to list, and a way out. */
export const WithAction: Story = {
  args: { action: <Button variant="tertiary">Restablecer búsqueda</Button> },
}

/** Nothing to list, and nothing to do about it. */
export const Plain: Story = { args: { title: 'Sin obras' } }

/** A sentence of several lines. */
export const LongWords: Story = {
  args: {
    title:
      'No hay resultados para «otorrinolaringología electroencefalográfica contrarrevolucionaria» entre 1948 y 2026',
    action: <Button variant="tertiary">Restablecer búsqueda</Button>,
  },
}
