import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { picture } from '../../stories/sampleWorks.ts'
import { say } from '../../stories/say.ts'
import { ArchiveList } from './ArchiveList.tsx'

const letters = [
  picture('doc-letter-1.jpg', 1089, 1400),
  picture('doc-catalog-1.jpg', 1120, 1400),
  picture('doc-photo-1.jpg', 1400, 1019),
]
const papers = {
  id: 1,
  href: '#fondo-brandariz',
  title: 'Fondo Brandariz',
  trustedDescription: '<p>Bocetos, correspondencia y pruebas de imprenta donados por la familia en 2012.</p>',
  count: 214,
  years: '1946–1988',
  pictures: letters,
}

const meta = {
  title: 'Público/Fichas/ArchiveList',
  component: ArchiveList,
  args: {
    archives: [
      papers,
      {
        ...papers,
        id: 2,
        href: '#barracas',
        title: 'Imprenta Barracas',
        count: 31,
        years: '1950',
        pictures: letters.slice(1),
      },
    ],
  },
} satisfies Meta<typeof ArchiveList>

export default meta
type Story = StoryObj<typeof meta>

/** As visitors see them. */
export const Several: Story = {}

/** One that only the gallery sees. */
export const Hidden: Story = {
  args: { archives: [papers, { ...papers, id: 3, href: '#registro', title: 'Registro', hidden: true }] },
}

/** Nothing in it yet, and nothing to show of it. */
export const EmptyArchive: Story = {
  args: {
    archives: [
      {
        id: 4,
        href: '#nuevo',
        title: 'Papeles de Irma Szalay',
        trustedDescription: '',
        count: 0,
        pictures: [],
      },
    ],
  },
}

/** No archive at all. */
export const None: Story = {
  args: { archives: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'archiveList.empty'))).toBeVisible()
  },
}

/** A long word of a title breaks; nothing runs out of the page. */
export const LongWord: Story = {
  args: { archives: [{ ...papers, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
