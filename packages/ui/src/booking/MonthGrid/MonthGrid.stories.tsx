import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentPropsWithRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LinkProvider } from '../../controls/Link/LinkProvider.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleMonth, sampleNextMonth } from '../../stories/sampleMonth.ts'
import { sampleToday } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { MonthGrid } from './MonthGrid.tsx'

const meta = {
  title: 'Público/Reservas/MonthGrid',
  component: MonthGrid,
  parameters: { layout: 'fullscreen' },
  args: { days: [], today: sampleToday, people: 3, color: 'red', nextHref: '#siguiente' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => (
    <MonthGrid {...args} days={args.days.length ? args.days : sampleMonth(globals)} />
  ),
} satisfies Meta<typeof MonthGrid>

export default meta
type Story = StoryObj<typeof meta>
type Globals = Parameters<typeof say>[0]

/** What a day of November 2026 is called. */
function nameOf(globals: Globals, day: number, state: string): string {
  const es = storyLanguage(globals) === 'es'
  const weekdays = es
    ? 'domingo lunes martes miércoles jueves viernes sábado'
    : 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'
  const weekday = weekdays.split(' ')[new Date(`2026-11-${day}`).getUTCDay()]
  return say(globals, 'monthGrid.cell', {
    day: es ? `${weekday} ${day} de noviembre` : `${weekday} ${day} November`,
    state,
  })
}
const free = (globals: Globals) => say(globals, 'monthGrid.free', { people: 3 })
const full = (globals: Globals) => say(globals, 'monthGrid.fullFor', { people: 3 })
const few = (globals: Globals) => say(globals, 'monthGrid.few', { free: 3 })

/** Four weeks for three people: a day is said with what it is to them; closed and past days are not links. */
export const FourWeeks: Story = {
  args: { chosen: '2026-11-24' },
  play: async ({ canvas, globals }) => {
    const es = storyLanguage(globals) === 'es'
    await expect(
      canvas.getByRole('heading', { name: es ? 'noviembre y diciembre' : 'November and December' })
    ).toBeVisible()
    const grid = canvas.getByRole('grid', { name: say(globals, 'monthGrid.grid', { people: 3 }) })
    await expect(within(grid).getAllByRole('row')).toHaveLength(5)
    // Also where the name of a month stands before it.
    const words = [...grid.querySelectorAll('[aria-hidden] > :nth-child(2)')]
    await expect(words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    await expect(within(grid).getAllByRole('link')).toHaveLength(17)
    const chosen = canvas.getByRole('link', { name: nameOf(globals, 24, full(globals)) })
    await expect(canvas.getByRole('gridcell', { selected: true })).toContainElement(chosen)
    await expect(canvas.getByRole('link', { name: nameOf(globals, 20, few(globals)) })).toHaveAttribute(
      'href',
      '#2026-11-20'
    )
    const closed = nameOf(globals, 21, say(globals, 'monthGrid.closed'))
    await expect(canvas.getByRole('gridcell', { name: closed })).toBeVisible()
    const past = nameOf(globals, 16, say(globals, 'monthGrid.past'))
    await expect(canvas.getByRole('gridcell', { name: past })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say(globals, 'monthGrid.previous') })).toBeNull()
  },
}

/** One tab stop; the arrows go from day to day, over closed ones and the ends of weeks. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const day = (number: number, state: string) =>
      canvas.getByRole('link', { name: nameOf(globals, number, state) })
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1))
    day(20, few(globals)).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(23, free(globals))).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(day(19, free(globals))).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(day(26, free(globals))).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day(23, free(globals))).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day(27, few(globals))).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(day(17, few(globals))).toHaveFocus()
  },
}

/** Page Down goes to the next month, and on to the nearest day of it; so does an arrow at the end. */
export const NextMonth: Story = {
  render: function TwoMonths(args, { globals }) {
    const [second, setSecond] = useState(false)
    return (
      <LinkProvider component={(props) => <Turning {...props} onTurn={setSecond} />}>
        <MonthGrid
          {...args}
          days={second ? sampleNextMonth() : sampleMonth(globals)}
          {...(second ? { previousHref: '#anterior' } : {})}
        />
      </LinkProvider>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    canvas.getByRole('link', { name: nameOf(globals, 26, free(globals)) }).focus()
    await userEvent.keyboard('{PageDown}')
    const focused = (day: string) =>
      waitFor(() => expect(canvasElement.querySelector(`[data-day="${day}"]`)).toHaveFocus())
    await focused('2026-12-24')
    await userEvent.keyboard('{PageUp}')
    await focused('2026-11-26')
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}')
    await focused('2026-12-14')
    // The way back is gone with its month: the focus stays by the ways.
    await userEvent.click(canvas.getByRole('link', { name: say(globals, 'monthGrid.previous') }))
    await expect(canvas.getByRole('navigation')).toHaveFocus()
  },
}

/** A month whose days come later: the focus waits for them. */
export const NextMonthLater: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Coming(args, { globals }) {
    const [second, setSecond] = useState(false)
    const [loading, setLoading] = useState(false)
    const turn = (next: boolean) => {
      setSecond(next)
      setLoading(true)
      setTimeout(() => setLoading(false), 100)
    }
    return (
      <LinkProvider component={(props) => <Turning {...props} onTurn={turn} />}>
        <MonthGrid {...args} days={second ? sampleNextMonth() : sampleMonth(globals)} loading={loading} />
      </LinkProvider>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    canvas.getByRole('link', { name: nameOf(globals, 26, free(globals)) }).focus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('navigation')).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[data-day="2026-12-24"]')).toHaveFocus())
  },
}

/** A link that turns the month of the story instead of leading anywhere. */
function Turning({ onTurn, ...props }: ComponentPropsWithRef<'a'> & { onTurn: (second: boolean) => void }) {
  const turns: ComponentPropsWithRef<'a'> = {
    onClick: (event) => {
      event.preventDefault()
      if (props.rel) onTurn(props.rel === 'next')
    },
  }
  return (
    <a {...props} {...turns}>
      {props.children}
    </a>
  )
}

/** As long as nobody knows what the days are, their numbers stand. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvas.getByRole('grid')).queryAllByRole('link')).toHaveLength(0)
    const name = nameOf(globals, 19, say(globals, 'monthGrid.loading'))
    await expect(canvas.getByRole('gridcell', { name })).toBeVisible()
  },
}

/** A phone has no space for words in its cells; the names say them all the same. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: nameOf(globals, 18, full(globals)) })).toBeVisible()
  },
}

/** Where one reads to the left, the left arrow goes to the day after. */
export const ToTheLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    canvas.getByRole('link', { name: nameOf(globals, 25, free(globals)) }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('link', { name: nameOf(globals, 26, free(globals)) })).toHaveFocus()
  },
}
