import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { storyLanguage } from '../../stories/say.ts'
import { Price } from '../../text/Price/Price.tsx'
import { WorkLabel } from './WorkLabel.tsx'

const meta = {
  title: 'Público/Fichas/WorkLabel',
  component: WorkLabel,
  args: {
    artist: 'Elsa Brandariz',
    title: 'Ritmo sobre eje nº 35',
    year: 1953,
    technique: 'Esmalte sobre tabla',
    height: 60,
    width: 80,
    depth: 2.5,
  },
} satisfies Meta<typeof WorkLabel>

export default meta
type Story = StoryObj<typeof meta>

/** All of it. */
export const Whole: Story = {
  play: async ({ canvas, globals }) => {
    const size = storyLanguage(globals) === 'es' ? '60 × 80 × 2,5 cm' : '60 × 80 × 2.5 cm'
    await expect(canvas.getByText(size)).toBeVisible()
  },
}

/** On the page of the artist nobody repeats the name. */
export const OnTheArtistsPage: Story = { args: { artist: undefined } }

/** What is not known is left out, commas with it. */
export const OnlyTitle: Story = {
  args: { year: null, technique: null, height: null, width: null, depth: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(',')
  },
}

/** A year and sizes that no number says stand in words. */
export const InWords: Story = {
  args: { year: 'ca. 1950', size: '30 cm (diámetro)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ca\. 1950/)).toBeVisible()
    await expect(canvas.getByText('30 cm (diámetro)')).toBeVisible()
  },
}

/** Somebody has it on hold; nobody reads for whom. */
export const Reserved: Story = { args: { reserved: true } }

/** What it costs, under the rest. */
export const WithPrice: Story = { args: { end: <Price amount={18_500} currency="USD" /> } }

/** In the language of the page. */
export const Translated: Story = {
  render: (args, { globals }) => {
    const [work] = sampleWorks(storyLanguage(globals))
    return <WorkLabel {...args} title={work?.title ?? ''} technique={work?.technique} />
  },
}

/** Long words break; nothing is cut. */
export const LongWords: Story = {
  args: {
    artist: 'Maximiliano Etchegoyenberry de la Santísima Trinidad y Aguirrezabala',
    title: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
    technique: 'Acrílico, esmalte industrial, arpillera y clavos sobre aglomerado enchapado, marco recortado',
  },
}
