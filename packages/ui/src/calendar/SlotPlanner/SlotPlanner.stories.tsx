import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Select } from '../../forms/Select/Select.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleClosedDays, sampleExisting, sampleRule } from '../../stories/sampleSlotPlan.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { SlotPlanner } from './SlotPlanner.tsx'

const words = {
  es: { event: 'Evento', title: 'La línea que corta la esquina' },
  en: { event: 'Event', title: 'The Line that Cuts the Corner' },
}

/** A planner whose rule changes, as a screen of the panel holds it. */
function Planner({
  language,
  rule: first,
  ...props
}: Omit<ComponentProps<typeof SlotPlanner>, 'onRuleChange'> & { language: StoryLanguage }) {
  const [rule, setRule] = useState(first)
  const text = words[language]
  return (
    <SlotPlanner
      {...props}
      rule={rule}
      onRuleChange={setRule}
      eventField={<Select name="event" label={text.event} options={[{ value: '1', label: text.title }]} />}
    />
  )
}

/** Who holds the rule, for the page of documentation. */
const code = `<SlotPlanner
  color="red"
  rule={rule}
  onRuleChange={setRule}
  existing={existing}
  openWeekdays={[1, 2, 3, 4, 5]}
  closedDays={closedDays}
  eventField={<Select name="event" label="Evento" options={events} />}
  onCreate={create}
  onCancel={close}
/>`

const meta = {
  title: 'Panel/Turnos/SlotPlanner',
  component: SlotPlanner,
  args: {
    color: 'red',
    rule: sampleRule,
    onRuleChange: fn(),
    existing: sampleExisting('es'),
    openWeekdays: [1, 2, 3, 4, 5],
    closedDays: sampleClosedDays('es'),
    onCreate: fn(),
    onCancel: fn(),
  },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Container>
        <Planner
          {...args}
          language={language}
          existing={args.existing.length > 0 ? sampleExisting(language) : []}
          closedDays={args.closedDays.length > 0 ? sampleClosedDays(language) : []}
        />
      </Container>
    )
  },
} satisfies Meta<typeof SlotPlanner>

export default meta
type Story = StoryObj<typeof meta>

const create = (globals: Record<string, unknown>, count: number) => ({
  name: say(globals, 'slotPlanner.create', { count }),
})

/** A season with three conflicts and a holiday, on which the gallery is closed: the button says how many, and gives them. */
export const Season: Story = {
  parameters: { docs: { source: { code } } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', create(globals, 42)))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.arrayContaining([
        { start: '2026-11-24T18:00:00.000Z', end: '2026-11-24T18:45:00.000Z', limit: 12 },
      ])
    )
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'slotPlanner.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** By hand: slots go out and come in, a conflict is settled, a holiday is opened on purpose. */
export const ByHand: Story = {
  play: async ({ canvas, args, globals }) => {
    const chip = (name: RegExp) => within(canvas.getByRole('table')).getByRole('button', { name })
    const first = chip(/15:00.*24/)
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('button', create(globals, 41))).toBeEnabled()

    const replace = say(globals, 'slotPlanner.replace')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${replace}`) }))
    await expect(canvas.getByRole('button', create(globals, 42))).toBeEnabled()
    const anyways = [say(globals, 'slotPlanner.createAnyway'), say(globals, 'slotPlanner.openAnyway')]
    for (const button of canvas.getAllByRole('button', { name: new RegExp(`^(${anyways.join('|')})`) })) {
      await userEvent.click(button)
    }
    await userEvent.click(canvas.getByRole('button', create(globals, 46)))
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        expect.objectContaining({ replaces: 2 }),
        { start: '2026-12-08T18:00:00.000Z', end: '2026-12-08T18:45:00.000Z', limit: 12, openAnyway: true },
      ])
    )
    // What people have booked stays: it can only be looked at.
    const see = say(globals, 'slotPlanner.see')
    await expect(canvas.getByRole('link', { name: new RegExp(`^${see}`) })).toHaveAttribute(
      'href',
      '#turno-1'
    )
  },
}

/** Several that are in the way of one other event: one press creates them all the same, another replaces those that exist. */
export const Together: Story = {
  args: {
    rule: { ...sampleRule, from: '2026-12-03', to: '2026-12-04' },
  },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const [, , press] = sampleExisting(language)
    const empty = ['18', '19'].map((hour, at) => ({
      id: `empty-${at}`,
      start: `2026-12-03T${hour}:00:00Z`,
      end: `2026-12-03T${hour}:45:00Z`,
      count: 0,
    }))
    const existing = press ? [...empty, { ...press, start: '2026-12-04T17:00:00Z' }] : []
    return (
      <Container>
        <Planner {...args} language={language} existing={existing} />
      </Container>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const all = canvas.getByRole('button', { name: say(globals, 'slotPlanner.createAll', { count: 3 }) })
    const press = storyLanguage(globals) === 'es' ? 'Visita de prensa' : 'Press visit'
    await expect(all).toHaveAccessibleDescription(new RegExp(press))
    await userEvent.click(all)
    await expect(all).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', create(globals, 4))).toBeEnabled()
    // The focus goes along, to the first of those that it took in.
    const first = within(canvas.getByRole('table')).getByRole('button', { name: /15:00.* 4/ })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'slotPlanner.replaceAll', { count: 2 }) })
    )
    await userEvent.click(canvas.getByRole('button', create(globals, 6)))
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        { start: '2026-12-04T20:00:00.000Z', end: '2026-12-04T20:45:00.000Z', limit: 12 },
        expect.objectContaining({ replaces: 'empty-1' }),
      ])
    )
  },
}

/** Where a day has little space, a conflict has its mark alone: its word is whole, or is not there. */
export const NarrowDays: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chips = [...canvas.getByRole('table').querySelectorAll('[data-state="conflict"]')]
    await expect(chips).toHaveLength(3)
    let [shown, gone] = [0, 0]
    for (const width of [470, 520, 560, 600, 640, 680, 720, 760, 800, 900]) {
      canvasElement.style.width = `${width}px`
      for (const chip of chips) {
        const [word] = [...chip.children].slice(-1)
        if (!word) throw new Error('A conflict without its word')
        await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth || word.scrollWidth)
        const [box, at] = [chip.getBoundingClientRect(), word.getBoundingClientRect()]
        const isWhole = at.right <= box.right && at.bottom <= box.bottom
        if (isWhole) shown += 1
        else gone += 1
        await expect(isWhole || at.top >= box.bottom - 1).toBe(true)
      }
    }
    canvasElement.style.width = ''
    await expect(Math.min(shown, gone)).toBeGreaterThan(0)
  },
}

/** A Saturday of its own: the gallery is closed on Saturdays, and one of them is opened on purpose. */
export const OpenSaturday: Story = {
  args: { existing: [], rule: { ...sampleRule, weekdays: [5, 6], first: '17:00' } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await expect(canvas.getByRole('button', create(globals, 4))).toBeEnabled()
    const [first] = canvas.getAllByRole('button', {
      name: new RegExp(`^${say(globals, 'slotPlanner.openAnyway')}`),
    })
    if (first) await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', create(globals, 5)))
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        { start: '2026-11-28T20:00:00.000Z', end: '2026-11-28T20:45:00.000Z', limit: 12, openAnyway: true },
      ])
    )
  },
}

/** By the keyboard: Tab reaches the preview once, arrows go from slot to slot, Space takes one out. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'))
    const at = (name: RegExp) => table.getByRole('button', { name })
    at(/15:00.*24/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(at(/16:00.*24/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(at(/17:00.*25/)).toHaveFocus()
    await expect(at(/17:00.*25/)).toHaveAttribute('aria-pressed', 'false')
  },
}

/** The rule changes, and the preview with it. */
export const ChangingTheRule: Story = {
  args: { existing: [], closedDays: [] },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('radio', { name: say(globals, 'slotPlanner.hoursPattern') }))
    await expect(canvas.getByRole('button', create(globals, 32))).toBeEnabled()
    const weekdays = canvas.getByRole('group', { name: say(globals, 'slotPlanner.weekdays') })
    for (const day of within(weekdays).getAllByRole('button', { pressed: true }).slice(1)) {
      await userEvent.click(day)
    }
    await expect(canvas.getByRole('button', create(globals, 8))).toBeEnabled()
  },
}

/** What is wrong stands under its field, and the button waits. */
export const Wrong: Story = {
  args: { rule: { ...sampleRule, weekdays: [], to: '2026-11-20', every: Number.NaN } },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', create(globals, 0))
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(say(globals, 'slotPlanner.wrong'))
    await expect(canvas.getByLabelText(say(globals, 'slotPlanner.to'))).toHaveAccessibleDescription(
      say(globals, 'slotPlanner.problem.order')
    )
  },
}

/** Nothing is left to create: the button says why it waits. */
export const Nothing: Story = {
  args: { rule: { ...sampleRule, from: '2026-12-08', to: '2026-12-08' } },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', create(globals, 0))
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(say(globals, 'slotPlanner.nothing'))
  },
}

/** What exists is being asked for. */
export const Loading: Story = {
  args: { existing: [], loading: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals, 'slotPlanner.checking'))
  },
}

/** They are being created. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'slotPlanner.creating') }))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** Many hours on one day. */
export const Many: Story = {
  args: {
    color: 'yellow',
    rule: {
      ...sampleRule,
      weekdays: [1, 2, 3, 4, 5],
      to: '2026-12-04',
      first: '10:00',
      last: '18:00',
      every: 30,
      duration: 30,
    },
  },
}
