import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Transcription } from './Transcription.tsx'

const text = `Elsa Brandariz
Pasco 1140, Buenos Aires

12 de marzo de 1951

Querida Irma:

Te mando el corte que me pediste. No es un capricho: si la diagonal llega al borde y el borde no responde, la diagonal miente.

Escribime antes del viernes.`

const meta = {
  title: 'Fundamentos/Texto/Transcription',
  component: Transcription,
  args: { text, lang: 'es' },
} satisfies Meta<typeof Transcription>

export default meta
type Story = StoryObj<typeof meta>

/** A letter, with its breaks. */
export const Letter: Story = {}

/** What was searched for is underlined. */
export const Found: Story = {
  args: { words: 'diagonal corte' },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(marked).toEqual(['corte', 'diagonal', 'diagonal'])
  },
}

/** Words without an end break, and nothing leaves the page. */
export const LongWords: Story = { args: { text: `${'ochava'.repeat(40)}\n\nFin.` } }
