import type { Meta, StoryObj } from '@storybook/react-vite'
import { TagLinks } from './TagLinks.tsx'

const words = ['marco recortado', 'tipografía', 'Rosario', '1951']

const meta = {
  title: 'Fundamentos/Texto/TagLinks',
  component: TagLinks,
  args: { tags: words.map((word) => ({ href: `#${encodeURIComponent(word)}`, label: word })) },
} satisfies Meta<typeof TagLinks>

export default meta
type Story = StoryObj<typeof meta>

/** At the end of an item of the archive. */
export const Several: Story = {}

/** More than a line holds. */
export const Many: Story = {
  args: {
    tags: Array.from({ length: 24 }, (_, index) => ({
      href: `#${index}`,
      label: `${words[index % 4]} ${index + 1}`,
    })),
  },
}
