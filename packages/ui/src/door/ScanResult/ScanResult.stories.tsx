import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { ScanResult } from './ScanResult.tsx'

const meta = {
  title: 'Panel/Puerta/ScanResult',
  component: ScanResult,
  args: {
    tone: 'ok',
    verdict: 'Vale para ahora, 15:00',
    name: 'Sosa, Martina',
    people: 3,
    more: 'La línea que corta la esquina, Sala 1. Faltan 3.',
  },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof ScanResult>

export default meta
type Story = StoryObj<typeof meta>

/** The code is good: whose it is, how many come, and what lets them in. */
export const Valid: Story = {
  args: { children: <Button>Entraron los 3</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sosa, Martina' })).toBeVisible()
    await expect(canvas.getByText('Vale para ahora, 15:00')).toBeVisible()
  },
}

/** They are inside already, by another door. */
export const Already: Story = {
  args: { tone: 'err', verdict: 'Ya entró a las 14:58, en otra puerta', name: 'Roldán, Raúl', more: null },
}

/** What was read is none of the gallery's codes. */
export const NotOurs: Story = {
  args: {
    tone: 'err',
    verdict: 'Código que no es de Ochava',
    name: undefined,
    people: undefined,
    more: null,
  },
}
