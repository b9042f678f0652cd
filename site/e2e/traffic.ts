import { createSlot } from './gallerist.ts'
import { firstOf } from './reading.ts'
import { bookingBy, freeSlots, newAddress, type Visitor, visit } from './visitor.ts'

/** People who come one request after the other until they are told to stop. */
export interface Traffic {
  /** How many of each kind were answered as they should be. */
  answers: Readonly<Record<string, number>>
  /** What was not, in words. */
  faults: readonly string[]
  /** Resolves when so many more answers have come. */
  more(answers: number): Promise<void>
  stop(): Promise<void>
}

/** Visitors who look and book, and somebody of the gallery who saves, each one after the other. */
export async function beginTraffic(url: string, staff: Visitor): Promise<Traffic> {
  const { event } = firstOf(await freeSlots(staff), 'free slots')
  const start = Date.now() + 5 * 24 * 3_600_000
  const times = { start: new Date(start).toISOString(), end: new Date(start + 1_800_000).toISOString() }
  const slot = await createSlot(staff, { event_id: event.id, ...times, limit: 1_000 })
  const visitor = await visit(url)
  // With a cookie that opens nothing, so that a process has to answer and not the shared cache.
  const past = { headers: { cookie: 'gallery_session=x' } }
  const kinds: Record<string, (turn: number) => Promise<Response>> = {
    page: (turn) => fetch(`${url}${['/es', '/es/exhibitions', '/en/works'][turn % 3]}`, past),
    list: (turn) => fetch(`${url}/api/works?page=${(turn % 4) + 1}`, past),
    booking: (turn) => visitor.post('/api/appointments', bookingBy(`traffic-${turn}`, slot.id), newAddress()),
    save: (turn) => staff.patch(`/api/events/${event.id}`, { title_es: `Nombre ${turn}` }),
  }
  const answers: Record<string, number> = {}
  const faults: string[] = []
  let count = 0
  let isOver = false
  const waiting: { until: number; done: () => void }[] = []

  async function come(kind: string, ask: (turn: number) => Promise<Response>): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const status = await ask(turn).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error: unknown) => String(error)
      )
      if (status === 200 || status === 201) answers[kind] = (answers[kind] ?? 0) + 1
      else faults.push(`${kind}: ${status}`)
      count += 1
      for (const each of waiting.splice(0)) {
        if (count >= each.until) each.done()
        else waiting.push(each)
      }
    }
  }

  const coming = Object.entries(kinds).map(([kind, ask]) => come(kind, ask))
  return {
    answers,
    faults,
    more: (wanted) => new Promise((resolve) => waiting.push({ until: count + wanted, done: resolve })),
    stop: async () => {
      isOver = true
      await Promise.all(coming)
    },
  }
}
