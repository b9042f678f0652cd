import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { picture } from '../../stories/sampleWorks.ts'
import { Marked } from '../../text/Marked/Marked.tsx'
import { ResultList } from './ResultList.tsx'

const letter = {
  id: 1,
  href: '#carta',
  title: <Marked text="Carta a Irma Szalay sobre el marco" words="marco" />,
  note: 'Correspondencia',
  date: '12 mar 1951',
  picture: picture('doc-letter-1.jpg', 1089, 1400),
}

const meta = {
  title: 'Público/Listas/ResultList',
  component: ResultList,
  args: {
    results: [letter, { id: 2, href: '#roto', title: 'El marco roto', note: 'Libro', date: '1998' }],
    pictures: true,
  },
} satisfies Meta<typeof ResultList>

export default meta
type Story = StoryObj<typeof meta>

/** Documents, each with its picture where there is one. */
export const WithPictures: Story = {}

/** Events, by title, place and dates. */
export const WithoutPictures: Story = {
  args: {
    pictures: false,
    results: [
      {
        id: 1,
        href: '#linea',
        title: 'La línea que corta la esquina',
        note: 'Sala 1',
        date: '12 nov 2026 – 30 ene 2027',
      },
      { id: 2, href: '#marcos', title: 'Marcos sin cuadro', note: 'Sala 2', date: '4 abr – 28 jun 2019' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    // In line with what heads the list beside it.
    const first = canvas.getByText('La línea que corta la esquina')
    await expect(top(first) - top(canvasElement.querySelector('ul'))).toBeLessThan(8)
  },
}
