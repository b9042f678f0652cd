import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MessageList } from './MessageList.tsx'

const long =
  'Somos 22 alumnos de segundo año y querríamos ir un martes por la tarde, si se puede con una guía.'

const meta = {
  title: 'Panel/Marco/MessageList',
  component: MessageList,
  args: {
    messages: [
      {
        id: 1,
        name: 'Martina Sosa',
        subject: 'Consulta por una obra',
        excerpt: 'Hola, quisiera saber si se puede ver fuera de la muestra.',
        when: '15:12',
        unread: true,
        href: '#1',
      },
      {
        id: 2,
        name: 'Hugo Lanari',
        subject: 'Visita con un curso',
        excerpt: long,
        when: '9 nov',
        unread: false,
        href: '#2',
      },
    ],
    current: 1,
  },
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>

/** One that nobody has read, which is open, and one that somebody has. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '#1')
  },
}
