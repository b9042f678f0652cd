import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { TimeList } from '../booking/TimeList/TimeList.tsx'
import { Dialog } from '../feedback/Dialog/Dialog.tsx'
import { Pagination } from '../lists/Pagination/Pagination.tsx'
import { ChangeList } from '../panel/ActivityLog/ChangeList.tsx'
import { BulkReview } from '../panel-lists/BulkReview/BulkReview.tsx'
import { PickList } from '../panel-lists/PickList/PickList.tsx'
import { say } from '../stories/say.ts'
import { loadParts } from './parts.ts'

/** What reads to the left: the sample in Arabic, by every kind of part; axe looks at all of them. */
const meta = {
  title: 'De derecha a izquierda',
  tags: ['!dev', '!autodocs'],
  globals: { language: 'ar' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const looked = [
  ...['AppointmentList', 'ArchiveList', 'BookingCard', 'BookingDone', 'BookingForm', 'Breadcrumb', 'Button'],
  ...[
    'Carousel',
    'Checkbox',
    'CodeField',
    'CollectionGrid',
    'DateRange',
    'DateText',
    'EventList',
    'EventRows',
  ],
  ...['Facts', 'FileList', 'Footer', 'ItemGrid', 'Message', 'MetaBar', 'Pagination'],
  ...['PreviousNext', 'Price', 'Select', 'SlotList', 'Stepper', 'Switch', 'Tag', 'TextField', 'TimeList'],
  ...['TimelineGrid', 'WorkGrid', 'WorkLabel'],
]
const parts = (await loadParts()).filter(({ name }) => looked.includes(name))

/** Three dozen parts, one under the other: none is wider than the page. */
export const Parts: Story = {
  render: () => (
    <>
      {parts.map(({ name, element }) => (
        <Fragment key={name}>{element()}</Fragment>
      ))}
    </>
  ),
  play: async () => {
    const { documentElement: page } = document
    await expect(parts).toHaveLength(looked.length)
    await expect(page).toHaveAttribute('dir', 'rtl')
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** The × stands where one stops reading. */
export const DialogAtTheLeft: Story = {
  render: () => <Dialog open title="بياناتكم" onOpenChange={() => {}} />,
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog')
    const close = screen.getByRole('button', { name: say(globals, 'dialog.close') })
    const middle = dialog.getBoundingClientRect().left + dialog.clientWidth / 2
    await expect(close.getBoundingClientRect().right).toBeLessThan(middle)
  },
}

/** The left arrow goes on to the next day. */
export const KeysOfTheTimeline: Story = {
  render: () => <>{parts.find(({ name }) => name === 'TimelineGrid')?.element()}</>,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('gridcell').flatMap((cell) => {
      const control = cell.querySelector('a, button')
      return control instanceof HTMLElement ? [control] : []
    })
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

/** What leads on points to the left. */
export const Pages: Story = {
  render: () => <Pagination page={2} lastPage={3} pageHref={(page) => `#${page}`} />,
  play: async ({ canvas, globals }) => {
    const at = (id: 'pagination.next' | 'pagination.previous') =>
      canvas.getByRole('link', { name: new RegExp(say(globals, id)) }).getBoundingClientRect().left
    await expect(at('pagination.next')).toBeLessThan(at('pagination.previous'))
  },
}

/** Where the letters of a text stand. */
function lettersOf(text: HTMLElement, from: number, to: number): DOMRect {
  const range = document.createRange()
  range.setStart(text.firstChild ?? text, from)
  range.setEnd(text.firstChild ?? text, to)
  return range.getBoundingClientRect()
}

/** A title in Latin script that is too long is cut where it ends; one that is not stands where the page is read from. */
export const CutTitles: Story = {
  render: () => (
    <div style={{ width: '12rem' }}>
      <PickList
        label="Obras"
        items={['La línea que corta la esquina', 'Patio'].map((title, id) => ({ id, title, chosen: false }))}
        onAdd={() => {}}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByText(/^La línea/)
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth)
    await expect(lettersOf(long, 0, 8).left).toBeGreaterThanOrEqual(long.getBoundingClientRect().left)
    const short = canvas.getByText('Patio')
    await expect(short.getBoundingClientRect().right - lettersOf(short, 0, 5).right).toBeLessThan(2)
  },
}

/** The name of a day that is too long for its column goes on under itself: it never lies over the time beside it. */
export const LongDays: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <TimeList
      today="2026-11-17"
      times={[{ id: 1, start: '2026-11-25T19:00:00Z', end: '2026-11-25T19:45:00Z', free: 3 }]}
    />
  ),
  play: async ({ canvas }) => {
    const day = canvas.getByText(/نوفمبر/)
    const letters = lettersOf(day, 0, day.textContent?.length ?? 0)
    await expect(letters.left).toBeGreaterThanOrEqual(canvas.getByRole('time').getBoundingClientRect().right)
  },
}

/** What is stands to the left of what was, in whichever script, and the arrow between them points to it. */
export const Changes: Story = {
  render: () => (
    <ChangeList changes={[{ id: '1', label: 'العنوان', before: 'Esquina 3', after: 'La línea' }]} />
  ),
  play: async ({ canvas, globals }) => {
    const arrow = canvas.getByRole('img', { name: say(globals, 'activityLog.becomes') })
    await expect(arrow).toHaveStyle({ display: 'inline-block', scale: '-1 1' })
    const [was, is] = ['Esquina 3', 'La línea'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(is?.right).toBeLessThan(was?.left ?? 0)
  },
}

/** A sum that is to be stands to the left of what it was, and the arrow between them points to it. */
export const ChangedSums: Story = {
  render: () => (
    <BulkReview
      fields={null}
      rows={[]}
      sums={[
        {
          id: 'USD',
          before: 'USD 80.300',
          after: 'USD 86.700',
        },
      ]}
      note=""
      actionLabel="80"
      onToggle={() => {}}
      onInclude={() => {}}
      onApply={() => {}}
      onStop={() => {}}
      onBack={() => {}}
    />
  ),
  play: async ({ canvasElement }) => {
    const [was, arrow, is] = ['s', 's + span svg', 'ins'].map((part) => canvasElement.querySelector(part))
    if (!was || !arrow || !is) throw new Error('The sum has no before, arrow and after.')
    await expect(getComputedStyle(arrow).scale, 'it points to the left').toBe('-1 1')
    const [right, middle, left] = [was, arrow, is].map((part) => part.getBoundingClientRect())
    await expect(middle?.right).toBeLessThanOrEqual(right?.left ?? 0)
    await expect(left?.right).toBeLessThanOrEqual(middle?.left ?? 0)
  },
}
