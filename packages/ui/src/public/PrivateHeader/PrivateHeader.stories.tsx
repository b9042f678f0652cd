import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KunsthalleLogo } from '../../stories/KunsthalleLogo.tsx'
import { sampleLogo } from '../../stories/sampleLogo.tsx'
import { PrivateHeader } from './PrivateHeader.tsx'

const meta = {
  title: 'Público/Fichas/PrivateHeader',
  component: PrivateHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Ochava',
    logo: sampleLogo,
    languages: [
      { language: 'es', label: 'Español', href: '#es' },
      { language: 'en', label: 'English', href: '#en' },
    ],
  },
} satisfies Meta<typeof PrivateHeader>

export default meta
type Story = StoryObj<typeof meta>

/** Over a private page. */
export const Plain: Story = {}

/** Another house signs with a drawing of its own, which is read out by the house's name. */
export const ForeignLogo: Story = {
  args: { name: 'Kunsthalle Nord', logo: <KunsthalleLogo /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kunsthalle Nord' })).toBeVisible()
  },
}

/** Without a logo the name stands there in words. */
export const InWords: Story = { args: { name: 'Kunsthalle Nord', logo: undefined } }
