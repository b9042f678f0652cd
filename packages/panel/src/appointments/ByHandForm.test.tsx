import { Failure, pageOwner } from '@gallery/client'
import type { AgendaSlot, BookingByHand } from '@gallery/contract'
import type { FormProps, NewToast } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { ByHandForm } from './ByHandForm.tsx'
import { RaiseLimit } from './RaiseLimit.tsx'
import { anAgendaSlot } from './sampleSlot.ts'

const shown: NewToast[] = []
const sent: unknown[] = []
/** Of each booking that was sent. */
const keys: unknown[] = []
/** Whether the server’s answers arrive. */
let answers = true
let submit: FormProps['onSubmit']
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  useToast: () => ({ show: (toast: NewToast) => shown.push(toast) }),
  Form: ({ onSubmit, children }: FormProps) => {
    submit = onSubmit
    return children
  },
}))
vi.mock('../frame/useRefresh.ts', () => ({ useRefresh: () => async () => undefined }))
vi.mock('../frame/useHeldForm.ts', () => ({ useHeldForm: () => ({ onInput: () => undefined }) }))
vi.mock('./slotWrites.ts', () => ({
  bookByHand: async (booking: BookingByHand) => {
    keys.push(booking.key)
    if (answers) return { data: { ...booking, id: 7 } }
    throw new Failure(0, 'No hay conexión. Probá otra vez en un momento.')
  },
  cancelBooking: async (id: number) => void sent.push({ cancelled: id }),
  changeSlot: async (id: number, change: object) => void sent.push({ slot: id, ...change }),
}))

beforeEach(() => {
  shown.length = 0
  sent.length = 0
  keys.length = 0
  answers = true
  pageOwner.id = 7
})
afterEach(() => {
  pageOwner.id = undefined
})

function drawn(part: React.ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      {part}
    </IntlProvider>
  )
}
const said = () => shown.map(({ text }) => drawn(text))

async function write(values: Record<string, string>): Promise<void> {
  drawn(<ByHandForm slot={anAgendaSlot({ limit: 30 })} onDone={() => undefined} />)
  await submit?.(values)
}

test('whoever was written down is named with how many come, and can be taken off again', async () => {
  await write({ first_name: 'Ana', last_name: 'Vidal', people: '25' })
  expect(said()).toEqual(['Ana, 25 personas: tienen su lugar, confirmado.'])
  await shown[0]?.undo?.()
  expect(sent.at(-1)).toEqual({ cancelled: 7 })
  expect(said()[1]).toBe('Se deshizo: Ana, 25 personas.')
})

test('who left an address is told by mail that it was taken back', async () => {
  await write({ first_name: 'Ana', last_name: 'Vidal', people: '1', email: 'ana@example.org' })
  await shown[0]?.undo?.()
  expect(said()).toEqual([
    'Ana, 1 persona: tiene su lugar, confirmado.',
    'Se deshizo: Ana, 1 persona. El mail que cancela la reserva sale en 5 minutos.',
  ])
})

test('a form whose answer was lost goes again under its key, which is another one once it is changed', async () => {
  answers = false
  await write({ first_name: 'Ana', last_name: 'Vidal', people: '2' })
  expect(said()).toEqual([])
  await submit?.({ first_name: 'Ana', last_name: 'Vidal', people: '2' })
  answers = true
  await submit?.({ first_name: 'Hugo', last_name: 'Paz', people: '3' })
  expect(keys).toEqual([
    expect.stringMatching(/^[\da-f-]{36}$/),
    keys[0],
    expect.not.stringMatching(String(keys[0])),
  ])
  expect(said()).toEqual(['Hugo, 3 personas: tienen su lugar, confirmado.'])
})

test('a form whose answer was lost is the same when it is opened and written anew', async () => {
  answers = false
  await write({ first_name: 'Nora', last_name: 'Rey', people: '2' })
  answers = true
  await write({ first_name: 'Nora', last_name: 'Rey', people: '2' })
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('another form has another key', async () => {
  await write({ first_name: 'Ana', last_name: 'Vidal', people: '1' })
  await write({ first_name: 'Ana', last_name: 'Vidal', people: '1' })
  expect(new Set(keys).size).toBe(2)
})

const offerFor = (slot: AgendaSlot, people: number) => drawn(<RaiseLimit slot={slot} people={people} />)

test('for more than are free the slot is offered to be raised, so that they fit beside the others', () => {
  expect(offerFor(anAgendaSlot({ limit: 12 }), 25)).toContain('Ampliar el turno a 25')
  expect(offerFor(anAgendaSlot({ limit: 12, count: 3 }), 25)).toContain('Ampliar el turno a 28')
  expect(offerFor(anAgendaSlot({ limit: 12, count: 3 }), 9)).toBe('')
})
