import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImageGallery } from '../../pictures/ImageGallery/ImageGallery.tsx'
import { ScaleDrawing } from '../../pictures/ScaleDrawing/ScaleDrawing.tsx'
import { linesOf } from '../../stories/linesOf.ts'
import { picture } from '../../stories/sampleWorks.ts'
import { RichText } from '../../text/RichText/RichText.tsx'
import { TagLinks } from '../../text/TagLinks/TagLinks.tsx'
import { RecordSheet } from './RecordSheet.tsx'

const meta = {
  title: 'Público/Fichas/RecordSheet',
  component: RecordSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'work',
    media: (
      <ImageGallery
        images={[
          {
            id: 1,
            picture: { ...picture('brandariz-03.jpg', 1000, 1400), alt: 'Frente' },
          },
        ]}
      />
    ),
    breadcrumb: [
      { label: 'Artistas', href: '#artistas' },
      { label: 'Elsa Brandariz', href: '#brandariz' },
      { label: 'Estructura abierta nº 26' },
    ],
    byline: 'Elsa Brandariz',
    title: 'Estructura abierta nº 26',
    facts: [
      { term: 'Año', value: '1949' },
      { term: 'Técnica', value: 'Esmalte sobre tabla, marco recortado' },
      { term: 'Medidas', value: '81 × 55 × 3 cm' },
      { term: 'Serie', value: 'Estructuras abiertas' },
      { term: 'Código', value: 'BR-49-004' },
    ],
    children: (
      <>
        <ScaleDrawing height={81} width={55} />
        <RichText trustedHtml="<p>La más temprana de las tablas de borde irregular que se conservan.</p>" />
      </>
    ),
  },
} satisfies Meta<typeof RecordSheet>

export default meta
type Story = StoryObj<typeof meta>

/** A work: its title slanted, as on a wall label. */
export const Work: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** A document of the archive: its title bold, a line under it. */
export const Document: Story = {
  args: {
    kind: 'document',
    byline: 'Elsa Brandariz, Irma Szalay',
    title: 'Carta a Irma Szalay sobre el marco',
    lead: 'Dos hojas mecanografiadas, firmadas',
    facts: [
      { term: 'Tipo', value: 'Correspondencia' },
      { term: 'Fecha', value: '12 de marzo de 1951' },
    ],
    children: <TagLinks tags={[{ href: '#rosario', label: 'Rosario' }]} />,
  },
}

/** On a private page nothing leads away. */
export const Private: Story = { args: { breadcrumb: undefined } }

/** Nothing but a name is known. */
export const Bare: Story = {
  args: {
    media: <ImageGallery images={[]} />,
    byline: undefined,
    title: 'Sin título',
    facts: [],
    children: null,
  },
}

/** A word that is longer than its column is set smaller and stays whole. */
export const LongWord: Story = {
  args: { title: 'Sobre las responsabilidades' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(linesOf(title, 'responsabilidades')).toBe(1)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    const column = title.parentElement?.parentElement
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(
      column?.getBoundingClientRect().right ?? 0
    )
  },
}

/** A very long title is set smaller and breaks; nothing runs out of the page. */
export const LongTitle: Story = {
  args: {
    title:
      'Estudio para una estructura abierta de planos que giran alrededor de un eje desplazado, con borde recortado según la diagonal mayor (tercera versión, sobre la tabla descartada de 1948)',
  },
}

/** A pasted address breaks; what stands beside it keeps to its column. */
export const LongAddress: Story = {
  args: {
    kind: 'document',
    lead: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    children: (
      <RichText trustedHtml="<p>Más en https://www.museonacionaldebellasartes.example/coleccion/obra/estructura-abierta.</p>" />
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const words of [canvas.getByText(/Donau/), canvas.getByText(/Más en/)])
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}
