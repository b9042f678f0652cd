import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrivateHeader } from './PrivateHeader.tsx'

const meta = {
  title: 'Público/Fichas/PrivateHeader',
  component: PrivateHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Ochava',
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
