import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
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

/** Nothing was read yet: the region that verdicts are read out from is there already, and stays the same one. */
export const Waiting: Story = {
  render: function Waiting({ verdict, children: _, ...args }) {
    const [read, setRead] = useState<string[]>([])
    return (
      <>
        <ScanResult {...args} {...(read.length > 0 ? { verdict, reading: read.join() } : {})}>
          <Button onClick={() => setRead([])}>Entraron los 3</Button>
        </ScanResult>
        <Button variant="secondary" onClick={() => setRead([...read, 'C'])}>
          Leer un código
        </Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live="assertive"]')
    await expect(region).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button', { name: 'Entraron los 3' })).toBeNull()
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Leer un código' }))
    await press()
    await expect(region).toHaveTextContent('Vale para ahora, 15:00')
    await expect(region).toContainElement(canvas.getByRole('heading', { name: 'Sosa, Martina' }))
    // What can be done is not read out with it.
    await expect(region).not.toContainElement(canvas.getByRole('button', { name: 'Entraron los 3' }))
    // The same words about another code are read out again: they are written anew.
    const before = region?.firstElementChild
    await press()
    await expect(region?.firstElementChild).not.toBe(before)
    await expect(canvasElement.querySelector('[aria-live="assertive"]')).toBe(region)
    // Who let them in goes on from where the button was.
    await userEvent.click(canvas.getByRole('button', { name: 'Entraron los 3' }))
    await expect(region).toBeEmptyDOMElement()
    await expect(region?.parentElement).toHaveFocus()
  },
}
