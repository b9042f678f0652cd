import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { sampleLinks, sampleWord } from '../../stories/sampleSite.ts'
import { say } from '../../stories/say.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Fundamentos/Texto/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Muestras', href: '#muestras' },
      { label: 'La línea que corta la esquina' },
    ],
  },
  render: ({ items, ...args }, { globals }) => <Breadcrumb {...args} items={sampleLinks(items, globals)} />,
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

/** The last step is this page. */
export const Default: Story = {}

/** What a super user sees beside it. */
export const WithEnd: Story = {
  render: ({ items, ...args }, { globals }) => (
    <Breadcrumb
      {...args}
      items={sampleLinks(items, globals)}
      end={
        <Button href="#panel" variant="secondary" size="s">
          {sampleWord('Editar', globals)}
        </Button>
      }
    />
  ),
}

/** A long title goes on in the next line. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Muestras', href: '#muestras' },
      { label: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas' },
    ],
  },
}

/** A title that is not in the page's language is read out in its own. */
export const InAnotherLanguage: Story = {
  args: {
    items: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Les lignes obliques', labelLang: 'fr', href: '#lignes' },
      { label: 'Étude nº 3', labelLang: 'fr' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Les lignes obliques')).toHaveAttribute('lang', 'fr')
    await expect(canvas.getByText('Étude nº 3')).toHaveAttribute('lang', 'fr')
  },
}

/** One step below the top. */
export const Short: Story = { args: { items: [{ label: 'Inicio', href: '#inicio' }, { label: 'Contacto' }] } }

const deep = [
  { label: 'Archivo', href: '#archivo' },
  { label: 'Fondo Brandariz', href: '#fondo' },
  { label: 'Correspondencia', href: '#correspondencia' },
  { label: 'Carta a Irma Szalay sobre el marco' },
]

/** From the third level down, where there is space for the whole way. */
export const Deep: Story = { args: { items: deep } }

/** A phone folds the middle of it; the sign opens it and hands the focus on. */
export const DeepOnAPhone: Story = {
  args: { items: deep },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: sampleWord('Fondo Brandariz', globals) })).toBeNull()
    const more = canvas.getByRole('button', { name: say(globals, 'breadcrumb.more') })
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: sampleWord('Fondo Brandariz', globals) })).toHaveFocus()
    await expect(more).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(deep.length)
  },
}
