import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Form } from '../../forms/Form/Form.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { WeekHours, type WeekHoursProps } from './WeekHours.tsx'

const words = {
  es: { label: 'Días y horarios', monday: 'Lunes', saturday: 'Sábado', refused: 'Termina antes de empezar.' },
  en: {
    label: 'Days and hours',
    monday: 'Monday',
    saturday: 'Saturday',
    refused: 'It ends before it begins.',
  },
}

/** A week that changes, as a form holds it. */
function Owned({ value: first, onChange, ...props }: WeekHoursProps) {
  const [value, setValue] = useState(first)
  return (
    <WeekHours
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Panel/Formularios/WeekHours',
  component: WeekHours,
  args: {
    name: 'openDays',
    label: words.es.label,
    value: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '14:00', to: '19:30' })),
    onChange: fn(),
  },
  render: (args, { globals }) => <Owned {...args} label={words[storyLanguage(globals)].label} />,
} satisfies Meta<typeof WeekHours>

export default meta
type Story = StoryObj<typeof meta>

/** Monday to Friday; a Saturday is opened with the hours of the day before, and gets its own. */
export const Week: Story = {
  play: async ({ canvas, args, globals }) => {
    const { monday, saturday } = words[storyLanguage(globals)]
    await userEvent.click(canvas.getByRole('checkbox', { name: saturday }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ weekday: 6, from: '14:00', to: '19:30' }])
    )
    const from = canvas.getByLabelText(say(globals, 'weekHours.from', { day: saturday }))
    await userEvent.clear(from)
    await userEvent.type(from, '11:00')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ weekday: 6, from: '11:00', to: '19:30' }])
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: monday }))
    await expect(canvas.queryByLabelText(say(globals, 'weekHours.from', { day: monday }))).toBeNull()
  },
}

/** Days without hours: the house says on which it opens, and no more. */
export const WithoutHours: Story = {
  args: { value: [2, 4].map((weekday) => ({ weekday, from: '', to: '' })) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await expect(canvas.getAllByText(say(globals, 'weekHours.closed'))).toHaveLength(5)
  },
}

/** The hours of the first day are given to all of them. */
export const SameForAll: Story = {
  args: {
    value: [
      { weekday: 1, from: '10:00', to: '18:00' },
      { weekday: 2, from: '14:00', to: '19:30' },
    ],
  },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'weekHours.sameForAll') }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { weekday: 1, from: '10:00', to: '18:00' },
      { weekday: 2, from: '10:00', to: '18:00' },
    ])
  },
}

/** What the server refused stands under its day, until the day has other hours. */
export const Refused: Story = {
  args: {
    value: [
      { weekday: 1, from: '10:00', to: '18:00' },
      { weekday: 2, from: '14:00', to: '13:00' },
    ],
  },
  render: (args, { globals }) => (
    <Form errors={{ 'openDays.1.to': [words[storyLanguage(globals)].refused] }} onSubmit={fn()}>
      <Owned {...args} label={words[storyLanguage(globals)].label} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { refused } = words[storyLanguage(globals)]
    await expect(canvas.getByText(refused)).toBeVisible()
    const heard = fn()
    canvasElement.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) heard(target.name, target.value)
    })
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'weekHours.sameForAll') }))
    await expect(canvas.queryByText(refused)).toBeNull()
    await expect(heard).toHaveBeenCalledWith('openDays.1.to', '18:00')
  },
}
