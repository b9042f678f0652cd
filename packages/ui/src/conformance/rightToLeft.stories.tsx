import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Dialog } from '../feedback/Dialog/Dialog.tsx'
import { Pagination } from '../lists/Pagination/Pagination.tsx'
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
