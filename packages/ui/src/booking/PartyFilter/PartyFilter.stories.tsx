import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { PartyFilter } from './PartyFilter.tsx'

const meta = {
  title: 'Público/Reservas/PartyFilter',
  component: PartyFilter,
  args: {
    action: '#',
    query: { day: '2026-11-24' },
    people: 1,
    max: 3,
    onPeopleChange: fn(),
    onSubmit: fn(),
  },
  render: function Chosen(args) {
    const [people, setPeople] = useState(args.people)
    return (
      <PartyFilter
        {...args}
        people={people}
        onPeopleChange={(chosen) => {
          setPeople(chosen)
          args.onPeopleChange?.(chosen)
        }}
      />
    )
  },
} satisfies Meta<typeof PartyFilter>

export default meta
type Story = StoryObj<typeof meta>

/** Every other number is told at once; the last says why there are no more. */
export const Stepping: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const more = canvas.getByRole('button', { name: say(globals, 'stepper.more') })
    await userEvent.click(more)
    await expect(args.onPeopleChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(more)
    await expect(args.onPeopleChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByText(say(globals, 'partyFilter.most', { max: 3 }))).toBeVisible()
    const number = canvas.getByRole('spinbutton', { name: say(globals, 'partyFilter.label') })
    await expect(number).toHaveValue(3)
    await expect(number).toHaveAttribute('name', 'people')
    await expect(canvasElement.querySelector('input[type="hidden"]')).toHaveValue('2026-11-24')
    const form = canvasElement.querySelector('form')
    await expect(form && fireEvent.submit(form)).toBe(false)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
