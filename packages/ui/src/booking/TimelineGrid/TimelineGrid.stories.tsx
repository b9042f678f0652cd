import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentPropsWithRef, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LinkProvider } from '../../controls/Link/LinkProvider.tsx'
import { addDays } from '../../dates/days.ts'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleClosedDays, weekendsFrom } from '../../stories/sampleSlotPlan.ts'
import { sampleTimeline, sampleToday } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { TimelineGrid, type TimelineGridProps } from './TimelineGrid.tsx'
import type { TimelineEvent } from './timelineEvent.ts'

const meta = {
  title: 'Público/Reservas/TimelineGrid',
  component: TimelineGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    from: sampleToday,
    today: sampleToday,
    events: [],
    cellHref: (event, day) => `#event=${event}&day=${day}`,
    previousHref: '#anterior',
    nextHref: '#siguiente',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  // The sample speaks the story's language; a story with events of its own keeps them.
  render: (args, { globals }) => (
    <TimelineGrid
      {...args}
      closedDays={args.closedDays ?? weekendsFrom(args.from, 24)}
      events={args.events.length ? args.events : sampleTimeline(storyLanguage(globals))}
    />
  ),
} satisfies Meta<typeof TimelineGrid>

export default meta
type Story = StoryObj<typeof meta>
type Globals = Parameters<typeof say>[0]

/** The accessible name of a cell of the sample. */
function cellName(
  globals: Globals,
  row: number,
  day: number,
  action: 'register' | 'details' | 'full'
): string {
  const es = storyLanguage(globals) === 'es'
  const weekdays = es ? 'dom lun mar mié jue vie sáb' : 'Sun Mon Tue Wed Thu Fri Sat'
  const weekday = weekdays.split(' ')[new Date(`2026-11-${day}T12:00:00Z`).getUTCDay()]
  return say(globals, 'timelineGrid.cell', {
    date: es ? `${weekday} ${day} de noviembre` : `${weekday} ${day} November`,
    title: sampleTimeline(storyLanguage(globals))[row]?.title ?? '',
    action: say(globals, `timelineGrid.${action}`),
  })
}

const base = sampleTimeline('es')
const [exhibition, courtyard] = base

function variant(event: TimelineEvent | undefined, change: Partial<TimelineEvent>): TimelineEvent[] {
  return event ? [{ ...event, ...change }] : []
}

/** Ten days from today: the home page's agenda. "Anterior" is not there, as nothing lies before today. */
export const Today: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const es = storyLanguage(globals) === 'es'
    const title = es ? 'Del 17 al 26 de noviembre' : '17 to 26 November'
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.getByRole('grid', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say(globals, 'timelineGrid.previous') })).toBeNull()
    await expect(canvas.getByRole('link', { name: say(globals, 'timelineGrid.next') })).toHaveAttribute(
      'href',
      '#siguiente'
    )
    await expect(canvas.getByRole('link', { name: cellName(globals, 0, 19, 'register') })).toHaveAttribute(
      'href',
      '#event=1&day=2026-11-19'
    )
    await expect(canvas.getByRole('link', { name: cellName(globals, 0, 18, 'full') })).toBeVisible()
    // Nobody opens a dialog here: the cells lead to pages.
    await expect(canvasElement.querySelector('[aria-haspopup]')).toBeNull()
    await expect(canvas.getByRole('link', { name: cellName(globals, 1, 17, 'details') })).toBeVisible()
    await expect(canvas.queryByText(say(globals, 'timelineGrid.keyNothing'))).toBeNull()
    await expect(canvas.queryByText(say(globals, 'timelineGrid.keyFew'))).toBeNull()
    // 8 + 4 + 6 + 3 + 4 + 2 days from Monday to Friday.
    await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.querySelector('a'))).toHaveLength(27)
  },
}

/** The addresses of its cells as a template, which a server component can pass on where it could no function. */
export const ByTemplate: Story = {
  render: (args, { globals }) => (
    <TimelineGrid
      {...args}
      events={sampleTimeline(storyLanguage(globals))}
      cellHref="#event={id}&day={day}"
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: cellName(globals, 0, 17, 'register') })).toHaveAttribute(
      'href',
      `#event=${exhibition?.id}&day=2026-11-17`
    )
  },
}

/** Arrow keys move one tab stop over titles and active days, across weekends and empty days; the space bar opens. */
export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const cell = (row: number, day: number, action: 'register' | 'details' | 'full') =>
      canvas.getByRole('link', { name: cellName(globals, row, day, action) })
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1))
    cell(0, 17, 'register').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(cell(0, 23, 'register')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cell(1, 20, 'details')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(cell(2, 25, 'full')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    const title = canvas.getByRole('link', { name: sampleTimeline(storyLanguage(globals))[2]?.title ?? '' })
    await expect(title).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[role="grid"] a:not([tabindex="-1"])')).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(cell(2, 18, 'register')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(cell(5, 26, 'details')).toHaveFocus()
    await expect(cell(5, 26, 'details')).toHaveAttribute('tabindex', '0')
    await expect(canvasElement.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith(6, '2026-11-26')
    await expect(cell(5, 26, 'details')).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(6, '2026-11-25')
  },
}

function Selecting(props: TimelineGridProps) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <TimelineGrid
      {...props}
      closedDays={weekendsFrom(props.from, 24)}
      selected={selected}
      onSelect={(event, day) => setSelected({ event, day })}
    />
  )
}

/** The cell whose dialog is open has a ring of ink; it is where the keyboard begins. */
export const Selected: Story = {
  args: { selected: { event: 1, day: '2026-11-19' } },
  render: (args, { globals }) => <Selecting {...args} events={sampleTimeline(storyLanguage(globals))} />,
  play: async ({ canvas, globals }) => {
    const chosen = () => canvas.getAllByRole('gridcell', { selected: true })
    await expect(chosen()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: cellName(globals, 2, 23, 'register') }))
    await expect(chosen()).toHaveLength(1)
    await expect(chosen()[0]).toContainElement(
      canvas.getByRole('link', { name: cellName(globals, 2, 23, 'register') })
    )
  },
}

/** A day with few places left is a third of a bar, and says how many there are. */
export const FewPlaces: Story = {
  args: { events: variant(exhibition, { fewDays: { '2026-11-19': 3 } }) },
  play: async ({ canvas, globals }) => {
    const cell = canvas.getByRole('link', { name: /\b19\b/ })
    await expect(cell).toHaveAccessibleDescription(say(globals, 'timelineGrid.few', { free: 3 }))
    const tip = `${say(globals, 'timelineGrid.register')} · ${say(globals, 'timelineGrid.few', { free: 3 })}`
    await expect(cell).toHaveTextContent(tip)
    await expect(cell.firstElementChild).toHaveStyle({ width: '6px' })
    await expect(canvas.getByText(say(globals, 'timelineGrid.keyFew'))).toBeVisible()
  },
}

/** The next page: "Anterior" leads back, and the heading names both months. */
export const MonthChange: Story = {
  args: { from: addDays(sampleToday, 10) },
  play: async ({ canvas, globals }) => {
    const es = storyLanguage(globals) === 'es'
    const title = es ? 'Del 27 de noviembre al 6 de diciembre' : '27 November to 6 December'
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say(globals, 'timelineGrid.previous') })).toHaveAttribute(
      'rel',
      'prev'
    )
  },
}

/** Turned back to the first days, whose way back goes away: the new days are said, and the focus stays by the ways. */
export const Turned: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Turned(args, { globals }) {
    const [later, setLater] = useState(true)
    // One component for good: another at each drawing would take the focus by itself.
    const [component] = useState(() => ({ children, ...props }: ComponentPropsWithRef<'a'>) => (
      <a {...props} {...turns(() => setLater(props.rel === 'next'))}>
        {children}
      </a>
    ))
    return (
      <LinkProvider component={component}>
        <TimelineGrid
          {...args}
          from={later ? addDays(sampleToday, 10) : sampleToday}
          events={sampleTimeline(storyLanguage(globals))}
        />
      </LinkProvider>
    )
  },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('link', { name: say(globals, 'timelineGrid.previous') }))
    await expect(canvas.getByRole('navigation')).toHaveFocus()
    await expect(canvas.getByRole('heading')).toBe(heading)
    await expect(heading).toHaveTextContent(/17 (al|to) 26/)
  },
}

/** What turns the days of the story instead of leading anywhere. */
function turns(onTurn: () => void): ComponentPropsWithRef<'a'> {
  return {
    onClick: (event) => {
      event.preventDefault()
      onTurn()
    },
  }
}

/** Over New Year both ends say their year. */
export const YearChange: Story = {
  args: { from: '2026-12-28' },
  play: async ({ canvas, globals }) => {
    const es = storyLanguage(globals) === 'es'
    const title = es
      ? 'Del 28 de diciembre de 2026 al 6 de enero de 2027'
      : '28 December 2026 to 6 January 2027'
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
  },
}

/** A window that began before today: its past days stay, today stands in its column. */
export const TodayInTheMiddle: Story = {
  args: { from: '2026-11-13', events: variant(exhibition, { fullDays: ['2026-11-13', '2026-11-16'] }) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: say(globals, 'timelineGrid.previous') })).toBeNull()
    await expect(canvas.getAllByRole('columnheader', { current: 'date' })).toHaveLength(1)
  },
}

/** A single event. */
export const One: Story = { args: { events: variant(courtyard, {}) } }

/** Registration is required and every slot is taken, up to the closing day. */
export const AllFull: Story = {
  args: {
    events: (['green', 'gray', 'red', 'purple', 'yellow', 'orange'] as const).flatMap((color, id) =>
      variant(exhibition, {
        id,
        color,
        to: '2026-11-25',
        fullDays: ['17', '18', '19', '20', '23', '24', '25'].map((day) => `2026-11-${day}`),
      })
    ),
  },
}

/** Registration is required, and some days have nothing to book: a quiet bar, which the key explains. */
export const NothingToBook: Story = {
  args: {
    events: (['green', 'gray', 'red', 'purple', 'yellow', 'orange'] as const).flatMap((color, id) =>
      variant(exhibition, {
        id,
        color,
        to: '2026-11-25',
        fullDays: ['2026-11-18'],
        freeDays: ['2026-11-19', '2026-11-24'],
      })
    ),
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const saying = (action: 'nothing' | 'full' | 'register') =>
      canvas.getAllByRole('link', { name: new RegExp(`: ${say(globals, `timelineGrid.${action}`)}$`) })
    await expect(saying('nothing')).toHaveLength(24)
    await expect(saying('nothing')[0]).toHaveTextContent(say(globals, 'timelineGrid.tipNothing'))
    await expect(saying('full')).toHaveLength(6)
    await expect(saying('full')[0]).toHaveTextContent(say(globals, 'timelineGrid.tipFull'))
    await expect(saying('register')).toHaveLength(12)
    await expect(canvasElement).toHaveTextContent(say(globals, 'timelineGrid.keyNothing'))
  },
}

/** All six colours with and without registration; a Sunday's end is cut on the Friday before. */
export const Colours: Story = {
  args: {
    events: (['green', 'gray', 'red', 'purple', 'yellow', 'orange'] as const).flatMap((color, id) =>
      variant(exhibition, {
        id,
        color,
        title: color,
        note: '',
        to: id % 2 ? '2026-11-22' : '2026-11-26',
        requiresRegistration: id % 3 > 0,
      })
    ),
  },
}

/** An event that is not active: its title is plain text, its cells still open. */
export const Inactive: Story = {
  args: { events: variant(base[5], {}) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Lecturas en la trastienda' })).toBeNull()
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Lecturas en la trastienda')
  },
}

/** Words longer than their column break. */
export const LongWords: Story = {
  args: {
    events: variant(exhibition, {
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      lang: 'de',
      note: 'Wolfeschlegelsteinhausenbergerdorffsippenverwandtschaft, Elsa Brandariz, Irma Szalay, Horacio Lemos',
    }),
  },
}

/** No event in these days. */
export const Empty: Story = {
  render: (args) => <TimelineGrid {...args} events={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'timelineGrid.empty'))).toBeVisible()
  },
}

/** The events are on their way. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryAllByRole('gridcell')).toHaveLength(0)
  },
}

/** A holiday, days on which the gallery closes by itself, and why; weekends need no word. */
export const ClosedDays: Story = {
  args: {
    from: '2026-12-04',
    closedDays: [
      ...sampleClosedDays('es'),
      ...['10', '11'].map((day) => ({ day: `2026-12-${day}`, why: 'closure' as const, reason: 'montaje' })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const es = storyLanguage(globals) === 'es'
    await expect(canvas.getAllByRole('columnheader', { name: /cerrado|closed/ })).toHaveLength(7)
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(lines).toEqual([
      `${es ? 'Martes 8 de diciembre' : 'Tuesday 8 December'}: ${say(globals, 'closedDay.holiday', { reason: 'Inmaculada Concepción' })}`,
      `${es ? 'Del 10 al 11 de diciembre' : '10 to 11 December'}: ${say(globals, 'closedDay.closedFor', { reason: 'montaje' })}`,
    ])
  },
}

/** A Saturday that was opened on purpose for one event: its column is open, for that event alone. */
export const OpenSaturday: Story = {
  args: {
    events: [
      ...variant(exhibition, { openedDays: ['2026-11-21'], freeDays: ['2026-11-20', '2026-11-21'] }),
      ...variant(courtyard, { to: '2026-11-26' }),
    ],
  },
  play: async ({ canvas, globals }) => {
    const saturdays = canvas.getAllByRole('link', { name: /^\S+ 21 / })
    await expect(saturdays).toHaveLength(1)
    await expect(saturdays[0]).toHaveAccessibleName(
      new RegExp(`${exhibition?.title}: ${say(globals, 'timelineGrid.register')}$`)
    )
    await expect(canvas.getAllByRole('columnheader', { name: /cerrado|closed/ })).toHaveLength(1)
  },
}

/** Many rows: the days stay at the top while they scroll. */
export const Many: Story = {
  args: {
    events: Array.from({ length: 4 }, (_, round) =>
      base.map((event) => ({ ...event, id: `${round}-${event.id}` }))
    ).flat(),
  },
}

/** A phone of 320px: ten days side by side, and nothing to scroll sideways. */
export const SmallPhone: Story = {
  args: { from: '2026-11-23' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(window.innerWidth).toBe(320)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
