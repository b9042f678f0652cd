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

const [taken, four, eleven, , one] = sampleSlots('es')

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

/** What has few places left is free like the others, and says louder how many they are. */
export const FewPlaces: Story = {
  args: { slots: eleven ? [{ ...eleven, few: true }] : [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'slotList.available'))).toBeVisible()
    const left = canvas.getByRole('strong')
    await expect(left).toHaveTextContent(say(globals, 'slotList.free', { free: 11 }))
    await expect(left).toHaveStyle({ fontWeight: 700 })
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

/** A note that is not in the page's language is read out in its own. */
export const NoteInAnotherLanguage: Story = {
  args: { withNotes: true, slots: four ? [{ ...four, note: 'Visite guidée', noteLang: 'fr' }] : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visite guidée')).toHaveAttribute('lang', 'fr')
  },
}

/** Nothing left. */
export const AllTaken: Story = { args: { slots: taken ? [taken, { ...taken, id: 9 }] : [] } }

/** In the place of the button of a full time one waits for a place; a closed one and one that has begun offer nothing. */
export const Waiting: Story = {
  args: {
    onWait: fn(),
    slots: [taken, four].flatMap((slot) =>
      slot
        ? [
            { ...slot, count: slot.limit },
            { ...slot, id: `${slot.id} closed`, count: slot.limit, unavailable: true },
            { ...slot, id: `${slot.id} begun`, count: slot.limit, past: true },
          ]
        : []
    ),
  },
  play: async ({ canvas, globals, args }) => {
    const wait = say(globals, 'slotList.wait')
    await expect(canvas.getAllByText(wait)).toHaveLength(2)
    const name = say(globals, 'slotList.reserveAt', { reserve: wait, time: '15:00 - 15:45' })
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onWait).toHaveBeenCalledWith(2)
    await expect(args.onReserve).not.toHaveBeenCalled()
  },
}

/** What is left is for those who wait: it can be asked for, and waited for. With addresses the buttons are links. */
export const Claimed: Story = {
  args: {
    reserveHref: (slot) => `#slot=${slot}`,
    waitHref: (slot) => `#wait=${slot}`,
    slots: four ? [{ ...four, claimed: true }] : [],
  },
  play: async ({ canvas, globals }) => {
    const wait = say(globals, 'slotList.wait')
    const name = say(globals, 'slotList.reserveAt', { reserve: wait, time: '15:00 - 15:45' })
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#wait=2')
    await expect(canvas.getByRole('link', { name: nameAt(globals, '15:00 - 15:45') })).toBeVisible()
  },
}

/** For three, a time with one place left offers to wait too; one with four only to be booked. */
export const WaitingTogether: Story = {
  args: { onWait: fn(), people: 3, slots: [four, one].flatMap((slot) => slot ?? []) },
  play: async ({ canvas, globals, args }) => {
    const wait = say(globals, 'slotList.wait')
    const name = say(globals, 'slotList.reserveAt', { reserve: wait, time: '18:00 - 18:45' })
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onWait).toHaveBeenCalledWith(5)
    await expect(canvas.getAllByText(wait)).toHaveLength(1)
    await expect(canvas.getAllByText(say(globals, 'slotList.reserve'))).toHaveLength(2)
  },
}

/** The words to wait stand on a line of their own at 320px. */
export const WaitingOnSmallPhone: Story = {
  args: { onWait: fn() },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

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
