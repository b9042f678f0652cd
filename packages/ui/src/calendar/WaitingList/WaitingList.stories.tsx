import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { WaitingList } from './WaitingList.tsx'
import type { Waiter } from './waiter.ts'

const words = {
  es: { late: 'No entra en 2. A las 15:00 quedan 4', since: 'Desde hoy, 11:20', offer: 'Ofrecer 15:00' },
  en: {
    late: 'Does not fit in 2. At 15:00 there are 4 left',
    since: 'Since today, 11:20',
    offer: 'Offer 15:00',
  },
}

const waiters: Waiter[] = [
  {
    id: 1,
    name: 'Raúl Roldán',
    people: 2,
    note: '18:00',
    offer: { since: '2026-11-17T18:00:00Z', until: '2026-11-17T21:00:00Z' },
  },
  { id: 2, name: 'Julia Nievas', people: 4, note: '', suggestion: '15:00' },
  { id: 3, name: 'Carla Jofré', people: 2, note: '' },
  { id: 4, name: 'Emilio Farías', people: 1, note: '', comments: '11 5555 0134' },
]

/** Keeps the order, as a screen does. */
function Kept({ language, ...props }: ComponentProps<typeof WaitingList> & { language: 'es' | 'en' }) {
  const [order, setOrder] = useState(props.waiters)
  const { late, since, offer } = words[language]
  const shown = order.map((waiter) =>
    waiter.suggestion === undefined
      ? { ...waiter, note: since }
      : { ...waiter, note: late, suggestion: offer }
  )
  return (
    <WaitingList
      {...props}
      waiters={shown}
      onReorder={(ids) => {
        props.onReorder(ids)
        const moved = ids.flatMap((id) => order.filter((waiter) => waiter.id === id))
        setOrder([...order.filter((waiter) => waiter.offer), ...moved])
      }}
      onWithdraw={(waiter) => {
        props.onWithdraw(waiter)
        setOrder(order.filter(({ id }) => id !== waiter.id))
      }}
    />
  )
}

const meta = {
  title: 'Panel/Turnos/WaitingList',
  component: WaitingList,
  args: {
    label: 'En espera',
    waiters,
    now: new Date('2026-11-17T19:48:00Z'),
    menu: (_waiter, moves) => moves,
    onSuggestion: fn(),
    onWithdraw: fn(),
    onReorder: fn(),
  },
  render: (args, { globals }) => <Kept {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof WaitingList>

export default meta
type Story = StoryObj<typeof meta>

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => waiters.find(({ name }) => row.textContent?.includes(name))?.id)

/** An offer with what time is left of it, then three who wait; what fits now is offered in one click. */
export const Line: Story = {
  play: async ({ canvas, globals, args }) => {
    const left = say(globals, 'waitingList.left', { unit: 'hours', days: 0, hours: 1, minutes: 12 })
    await expect(canvas.getByRole('timer')).toHaveTextContent(left)
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.6)
    const { offer } = words[storyLanguage(globals)]
    await userEvent.click(canvas.getByRole('button', { name: `${offer}: Julia Nievas` }))
    await expect(args.onSuggestion).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'waitingList.withdrawOf', { name: 'Raúl Roldán' }) })
    )
    await expect(args.onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
    const next = canvas.getByRole('button', { name: say(globals, 'sorting.move', { name: 'Julia Nievas' }) })
    await expect(next, 'who moves up has the focus').toHaveFocus()
  },
}

/** Alt with an arrow moves somebody by one place, keeps the focus and says where they stand; never before an offer. */
export const ByAltAndArrow: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const name = 'Carla Jofré'
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    grip().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(order(canvasElement)).toEqual([1, 3, 2, 4])
    await canvas.findByText(say(globals, 'sorting.moved', { name, position: 2, total: 4 }))
    await waitFor(() => expect(grip()).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(order(canvasElement)).toEqual([1, 3, 2, 4])
    await expect(args.onReorder).toHaveBeenCalledOnce()
  },
}

/** The menu moves by one place too, where dragging is hard. */
export const ByMenu: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const name = 'Julia Nievas'
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'dataTable.actionsOf', { name }) }))
    const page = within(canvasElement.ownerDocument.body)
    const down = await page.findByRole('menuitem', { name: new RegExp(say(globals, 'waitingList.down')) })
    await userEvent.click(down)
    await waitFor(() => expect(order(canvasElement)).toEqual([1, 3, 2, 4]))
    await canvas.findByText(say(globals, 'sorting.moved', { name, position: 3, total: 4 }))
  },
}

/** Space lifts somebody by the grip, arrows move them, space drops them. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const name = 'Julia Nievas'
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    await waitFor(() => expect(grip()).toHaveAttribute('aria-roledescription'))
    grip().focus()
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 2, total: 4 }))
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByText(say(globals, 'sorting.over', { name, position: 3, total: 4 }))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(order(canvasElement)).toEqual([1, 3, 2, 4]))
  },
}

/** Long names and long needs go on below; the tools keep their place. */
export const LongWords: Story = {
  args: {
    waiters: [
      {
        id: 1,
        name: 'Maximiliano Francisco de la Concepción Etchegaray Larramendy',
        people: 24,
        school: 'Escuela Normal Superior en Lenguas Vivas Sofía Esther Broquen de Spangenberg',
        needs: 'Silla de ruedas, lengua de señas, perro guía',
        note: '',
        comments: 'Llegamos en dos micros. '.repeat(6),
        suggestion: '15:00',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** On its way. */
export const Loading: Story = { args: { waiters: [], state: 'loading' } }

/** It could not be had. */
export const Failed: Story = {
  args: { waiters: [], state: 'failed', onRetry: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'waitingList.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
