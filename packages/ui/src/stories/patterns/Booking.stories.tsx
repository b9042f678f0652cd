import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleVisitor } from '../sampleTimeline.ts'
import { say, storyLanguage } from '../say.ts'
import { BookingPattern } from './BookingPattern.tsx'
import { PatternRouter } from './PatternRouter.tsx'

const meta = {
  title: 'Patrones/Reserva',
  component: BookingPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <PatternRouter>
      <BookingPattern language={storyLanguage(globals)} />
    </PatternRouter>
  ),
} satisfies Meta<typeof BookingPattern>

export default meta
type Story = StoryObj<typeof meta>

/** The month, before anybody has chosen. */
export const Page: Story = { tags: ['!test'] }

/** From the month to the mail: two come, choose a free day and a time, forget their name, and hear where the mail went. */
export const FromMonthToMail: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    const full = canvasElement.querySelector('[data-day="2026-11-18"]')
    await expect(full).toHaveAccessibleName(
      expect.stringContaining(say(globals, 'monthGrid.fullFor', { people: 2 }))
    )
    const free = canvasElement.querySelector('[data-day="2026-11-19"]')
    if (!free) throw new Error('The month has the day after it.')
    await userEvent.click(free)
    const [reserve] = await canvas.findAllByRole('link', {
      name: new RegExp(say(globals, 'timeList.reserve')),
    })
    if (!reserve) throw new Error('A free day has a time to book.')
    await userEvent.click(reserve)
    const dialog = within(await screen.findByRole('dialog'))
    const save = dialog.getByRole('button', { name: say(globals, 'bookingForm.save') })
    await userEvent.click(save)
    const name = dialog.getByLabelText(say(globals, 'bookingForm.firstName'))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.type(name, sampleVisitor.first_name)
    await userEvent.type(dialog.getByLabelText(say(globals, 'bookingForm.lastName')), sampleVisitor.last_name)
    await userEvent.type(dialog.getByLabelText(say(globals, 'bookingForm.email')), sampleVisitor.email)
    await userEvent.click(save)
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: say(globals, 'bookingDone.title') })).toBeVisible()
    )
    await expect(dialog.getByText(sampleVisitor.email)).toBeVisible()
  },
}
