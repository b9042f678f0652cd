import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Marked } from './Marked.tsx'

const meta = {
  title: 'Fundamentos/Texto/Marked',
  component: Marked,
  args: { text: 'Carta a Irma Szalay sobre el marco', words: 'marco irma' },
} satisfies Meta<typeof Marked>

export default meta
type Story = StoryObj<typeof meta>

/** Two words of a title. */
export const Words: Story = {}

/** Accents and case do not matter. */
export const WithoutAccents: Story = {
  args: { text: 'Variación sobre «s», tipografía', words: 'variacion TIPOGRAFIA' },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(marked).toEqual(['Variación', 'tipografía'])
  },
}
