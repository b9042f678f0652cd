import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KunsthalleLogo } from '../../stories/KunsthalleLogo.tsx'
import { sampleLogo } from '../../stories/sampleLogo.tsx'
import { sampleFooter, sampleLinks, sampleWord } from '../../stories/sampleSite.ts'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Público/Fichas/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleFooter, logo: sampleLogo },
  render: ({ tagline, hours, links, ...args }, { globals }) => (
    <Footer
      {...args}
      tagline={sampleWord(tagline, globals)}
      hours={sampleWord(hours, globals)}
      links={sampleLinks(links, globals)}
    />
  ),
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** The foot of every page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2008–2026 Ochava')).toBeVisible()
  },
}

/** Two columns for the lists of links. */
export const Narrow: Story = { globals: { viewport: { value: 'handheld' } } }

/** Another house signs with a drawing of its own. */
export const ForeignLogo: Story = { args: { name: 'Kunsthalle Nord', logo: <KunsthalleLogo /> } }

/** Without a logo the name stands there in words. */
export const InWords: Story = { args: { name: 'Kunsthalle Nord', logo: undefined } }

/** A long address for letters breaks; nothing runs out of the page. */
export const LongMail: Story = {
  globals: { viewport: { value: 'small' } },
  args: { mail: 'comunicacion.institucional@museonacionaldebellasartes.example' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
