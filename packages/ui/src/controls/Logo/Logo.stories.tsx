import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleName } from '../../stories/sampleSite.ts'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Fundamentos/Controles/Logo',
  component: Logo,
  args: { name: sampleName },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

/** In the header and the footer. */
export const Medium: Story = {}

/** Where the gallery introduces itself. */
export const Large: Story = { args: { size: 'l' } }
