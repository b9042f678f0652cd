import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleLanguages } from '../../stories/sampleSite.ts'
import { storyLanguage } from '../../stories/say.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

const meta = {
  title: 'Fundamentos/Controles/LanguageMenu',
  component: LanguageMenu,
  args: { languages: sampleLanguages },
} satisfies Meta<typeof LanguageMenu>

export default meta
type Story = StoryObj<typeof meta>

/** The language that is not on the screen, under its own name. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const other = storyLanguage(globals) === 'es' ? 'English' : 'Español'
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: other })).toHaveAttribute('hreflang')
  },
}

/** A site in one language: nothing is rendered. */
export const OneLanguage: Story = {
  render: (_, { globals }) => (
    <LanguageMenu languages={sampleLanguages.filter(({ language }) => language === storyLanguage(globals))} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
