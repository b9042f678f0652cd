import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleSlots } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { SlotList } from './SlotList.tsx'

const meta = {
  title: 'Público/Reservas/SlotList',
  component: SlotList,
  args: { slots: [], onReserve: fn() },
  render: (args, { globals }) => (
    <div data-event-color="red">
      <SlotList {...args} slots={args.slots.length ? args.slots : sampleSlots(storyLanguage(globals))} />
    </div>
  ),
} satisfies Meta<typeof SlotList>

export default meta
type Story = StoryObj<typeof meta>

const [taken, four, eleven] = sampleSlots('es')

/** What the button of a time is called, for who hears it without the row. */
const nameAt = (globals: Parameters<typeof say>[0], time: string) =>
  say(globals, 'slotList.reserveAt', { reserve: say(globals, 'slotList.reserve'), time })

/** A day of visits, some of them taken. */
export const Day: Story = {
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getAllByText(say(globals, 'slotList.taken'))).toHaveLength(2)
    await expect(canvas.getAllByText(say(globals, 'slotList.available'))).toHaveLength(4)
    await expect(canvas.getByText(say(globals, 'slotList.free', { free: 4 }))).toBeVisible()
    await expect(canvas.getByText(say(globals, 'slotList.free', { free: 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: nameAt(globals, '15:00 - 15:45') }))
    await expect(args.onReserve).toHaveBeenCalledOnce()
    await expect(args.onReserve).toHaveBeenCalledWith(2)
  },
}

/** With addresses the buttons are links, which work before the scripts are there. */
export const Links: Story = {
  args: { reserveHref: (slot) => `#slot=${slot}` },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: nameAt(globals, '18:00 - 18:45') })).toHaveAttribute(
      'href',
      '#slot=5'
    )
  },
}

/** Outside of everything that bears the colour of an event the list brings it along. */
export const OfItsOwnColour: Story = {
  args: { color: 'green' },
  render: (args, { globals }) => <SlotList {...args} slots={sampleSlots(storyLanguage(globals))} />,
}

/** Closed by the gallery although nobody booked, and another that has begun. */
export const ClosedAndBegun: Story = {
  args: {
    slots: [four, eleven].flatMap((slot, index) =>
      slot ? [{ ...slot, unavailable: index === 0, past: index === 1 }] : []
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'slotList.taken'))).toBeVisible()
    await expect(canvas.getByText(say(globals, 'slotList.already'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Every slot says what happens then, when they differ. */
export const WithNotes: Story = { args: { withNotes: true } }

/** Nothing left. */
export const AllTaken: Story = { args: { slots: taken ? [taken, { ...taken, id: 9 }] : [] } }

/** No slots that day. */
export const Empty: Story = {
  render: (args) => (
    <div data-event-color="red">
      <SlotList {...args} slots={[]} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'slotList.empty'))).toBeVisible()
  },
}

/** Two lines and a button at the right of both, at 320px. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(window.innerWidth).toBe(320)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
