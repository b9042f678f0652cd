import { ajaxHeader, csrfCookie, csrfHeader, type Slot, type UpcomingEvent } from '@gallery/contract'

/** The header by which a proxy says where a request comes from. */
export const forwarded = 'x-forwarded-for'

/** A visitor without a browser: HTTP with the cookies and headers that every write needs. */
export interface Visitor {
  get(path: string): Promise<Response>
  /** `from`: the address of somebody else who asks, from `newAddress`. */
  post(path: string, body: unknown, from?: string): Promise<Response>
  patch(path: string, body: unknown): Promise<Response>
  delete(path: string): Promise<Response>
  /** Sends a form with a file in it. */
  upload(path: string, form: FormData): Promise<Response>
  /** What the server has handed out so far: to give a browser the same visit. */
  cookies(): { name: string; value: string }[]
}

let visitors = 0

/**
 * The address of a network that nobody else asks from, as a proxy says it: the servers of the tests take the word of
 * this machine for it. Tests run in several processes, but no two of them on one server.
 */
export function newAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Meets the server once, to be given the CSRF cookie; keeps every cookie that follows. Comes from an address of their own. */
export async function visit(url: string): Promise<Visitor> {
  const cookies = new Map<string, string>()
  const address = newAddress()
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '))
    headers.set('accept-language', 'es')
    if (!headers.has(forwarded)) headers.set(forwarded, address)
    headers.set(ajaxHeader, 'XMLHttpRequest')
    headers.set(csrfHeader, decodeURIComponent(cookies.get(csrfCookie) ?? ''))
    const answer = await fetch(url + path, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  await ask('/auth/getUser')
  const send = (method: string) => (path: string, body: unknown, from?: string) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...(from === undefined ? {} : { [forwarded]: from }) },
      body: JSON.stringify(body),
    })
  return {
    get: (path) => ask(path),
    post: send('POST'),
    patch: send('PATCH'),
    delete: (path) => ask(path, { method: 'DELETE' }),
    upload: (path, form) => ask(path, { method: 'POST', body: form }),
    cookies: () => [...cookies].map(([name, value]) => ({ name, value })),
  }
}

/** The slots of the next weeks that can be booked, soonest first, with the event that each belongs to. */
export async function freeSlots(visitor: Visitor): Promise<{ event: UpcomingEvent; slot: Slot }[]> {
  const answer = await visitor.post('/api/appointments/upcoming', { days: 30 })
  const { data }: { data: UpcomingEvent[] } = await answer.json()
  return data
    .flatMap((event) => event.places.map((slot) => ({ event, slot })))
    .filter(({ slot }) => !slot.unavailable && slot.count < slot.limit && new Date(slot.start) > new Date())
    .sort((a, b) => a.slot.start.localeCompare(b.slot.start))
}

/** A booking form filled in by somebody whose address nobody else has. */
export function bookingBy(name: string, place: number) {
  return {
    place,
    email: `${name}@example.org`,
    first_name: 'Martina',
    last_name: 'Sosa',
    phone: '11 5555 0134',
    comments: '',
    language: 'es',
  }
}
