import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { CitationBox } from './CitationBox.tsx'

const files = [
  { href: '#ris', label: 'RIS', use: 'Zotero, Mendeley' },
  { href: '#bib', label: 'BibTeX', use: 'LaTeX' },
  { href: '#json', label: 'CSL-JSON', use: 'Otros programas' },
]

const meta = {
  title: 'Público/Fichas/CitationBox',
  component: CitationBox,
  args: {
    ways: [
      { href: '#chicago', label: 'Chicago', current: true },
      { href: '#mla', label: 'MLA' },
      { href: '#apa', label: 'APA' },
    ],
    citation: [
      { text: 'Brandariz, Elsa. ' },
      { text: 'Estructura abierta nº 26', italic: true },
      {
        text: '. 1962. Óleo sobre tela, 120 × 90 cm. Ochava, Buenos Aires. https://ochava.example/id/w12.',
      },
    ],
    address: 'https://ochava.example/id/w12',
    files,
    closeHref: '#cerrar',
  },
} satisfies Meta<typeof CitationBox>

export default meta
type Story = StoryObj<typeof meta>

/** A work by Chicago; the button says when it is copied. */
export const Work: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('Estructura abierta nº 26').tagName).toBe('I')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'citation.copy') }))
    const said = [say(globals, 'citation.copied'), say(globals, 'citation.failed')]
    await waitFor(() => expect(said).toContain(canvas.getAllByRole('button')[0]?.textContent))
  },
}

/** What is copied for programs that write has its italics and nothing else of the page. */
export const Copied: Story = {
  args: {
    citation: [
      { text: 'Brandariz, Elsa. ' },
      { text: 'Estructura abierta ', italic: true },
      { text: 'nº 26', italic: true, whole: true },
      { text: '. 1962.' },
    ],
  },
  play: async ({ canvas, globals }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'citation.copy') }))
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    const html = await write.mock.calls[0]?.[0][0]?.getType('text/html')
    await expect(await html?.text()).toBe('Brandariz, Elsa. <i>Estructura abierta </i><i>nº 26</i>. 1962.')
  },
}

/** A browser that lets no page copy, as over plain http: the address appears, selected, and the button says so. */
export const AddressByHand: Story = {
  play: async ({ canvas, args, globals }) => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    const label = say(globals, 'citation.copyAddress')
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await canvas.findByRole('button', { name: say(globals, 'citation.failed') })
    await expect(canvas.getByText(args.address)).toBeVisible()
    await waitFor(() => expect(getSelection()?.toString()).toBe(args.address))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
}

/** A long citation of a letter by the APA, on a page that always shows it. */
export const Long: Story = {
  args: {
    ways: [
      { href: '#chicago', label: 'Chicago' },
      { href: '#mla', label: 'MLA' },
      { href: '#apa', label: 'APA', current: true },
    ],
    citation: [
      {
        text: 'Brandariz, E., Szalay, I., y Taller Experimental de Otorrinolaringología Electroencefalográfica. (1951, 12 de marzo). ',
      },
      { text: 'Carta a Irma Szalay sobre el marco, la diagonal y el único negro que queda', italic: true },
      {
        text: ' [Carta]. Fondo Brandariz (',
      },
      { text: 'FB-C-0117', whole: true },
      { text: '), Archivo Ochava, Buenos Aires. https://ochava.example/id/i117' },
    ],
    address: 'https://ochava.example/id/i117',
  },
  render: ({ closeHref: _, ...args }) => <CitationBox {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: say(globals, 'citation.close') })).toBeNull()
    await expect(canvas.getByText('FB-C-0117').getClientRects()).toHaveLength(1)
  },
}
