import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { DoorList } from './DoorList.tsx'
import { sampleVisits } from './sampleVisits.ts'

const meta = {
  title: 'Panel/Puerta/DoorList',
  component: DoorList,
  args: { visits: [], onCount: fn() },
  globals: { viewport: { value: 'small' } },
  render: (args, { globals }) => <DoorList {...args} visits={sampleVisits(storyLanguage(globals))} />,
} satisfies Meta<typeof DoorList>

export default meta
type Story = StoryObj<typeof meta>

/** One tap lets all of a booking in; who is there in part stands open, to be counted one by one. */
export const Letting: Story = {
  render: function Letting(args, { globals }) {
    const [came, setCame] = useState<Readonly<Record<string, number>>>({})
    return (
      <DoorList
        {...args}
        visits={sampleVisits(storyLanguage(globals)).map((visit) => ({
          ...visit,
          inside: visit.inside + (came[visit.id] ?? 0),
        }))}
        onCount={(visit, people) => {
          args.onCount(visit, people)
          setCame((before) => ({ ...before, [visit.id]: (before[visit.id] ?? 0) + people }))
        }}
      />
    )
  },
  play: async ({ canvas, args, globals }) => {
    const [martina, susana] = sampleVisits(storyLanguage(globals))
    const box = say(globals, 'doorList.letIn', { name: 'Sandoval, Susana', shown: '2' })
    await userEvent.click(canvas.getByRole('button', { name: box }))
    await expect(args.onCount).toHaveBeenLastCalledWith(susana, 2)
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'doorList.fewer', { name: 'Sosa, Martina' }) })
    )
    await expect(args.onCount).toHaveBeenLastCalledWith(martina, -1)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'doorList.all', { people: 3 }) }))
    await expect(args.onCount).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 2)
    const who = canvas.getByRole('button', { name: /^Sosa, Martina/, expanded: false })
    await expect(who.closest('li')).toHaveFocus()
  },
}

/** A tap on a name opens what counts, and more come in as far as places are free. */
export const Counting: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Jofré, Carla/, expanded: false }))
    await expect(canvas.getByText(say(globals, 'doorList.spare', { people: 2, spare: 2 }))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'doorList.more', { name: 'Jofré, Carla' }) })
    )
    await expect(args.onCount).toHaveBeenLastCalledWith(expect.objectContaining({ id: 5 }), 1)
  },
}
