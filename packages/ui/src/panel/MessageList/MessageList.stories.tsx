import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Tag } from '../../text/Tag/Tag.tsx'
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

/** While none is open J and K open the first. */
export const NoneOpen: Story = {
  render: ({ current: _, ...args }) => <MessageList {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link')
    const opened = fn((event: Event) => event.preventDefault())
    first?.addEventListener('click', opened)
    await userEvent.keyboard('j')
    await userEvent.keyboard('k')
    await expect(opened).toHaveBeenCalledTimes(2)
    await expect(second).not.toHaveAttribute('aria-keyshortcuts')
  },
}

/** Where each stands and who has it; several can be ticked, to be changed at once. */
export const Tickable: Story = {
  render: (args) => {
    const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set([2]))
    return (
      <MessageList
        {...args}
        messages={args.messages.map((message, index) => ({
          ...message,
          state: index === 0 ? <Tag tone="unconfirmed">Por responder</Tag> : <Tag>Respondido</Tag>,
          note: index === 0 ? '2 obras' : 'Lucía Prado',
        }))}
        selected={selected}
        onSelectedChange={setSelected}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    await userEvent.click(first ?? document.body)
    await expect(first).toBeChecked()
    await expect(second).toBeChecked()
  },
}
