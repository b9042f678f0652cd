import { ajaxHeader, csrfCookie, csrfHeader, type Slot, type UpcomingEvent } from '@gallery/contract'

/** A visitor without a browser: HTTP with the cookie and headers that every write needs. */
export interface Visitor {
  get(path: string): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

/** Meets the server once, to be given the CSRF cookie. */
export async function visit(url: string): Promise<Visitor> {
  const answer = await fetch(`${url}/auth/getUser`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const token =
    cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`))?.slice(csrfCookie.length + 1) ?? ''
  const headers = {
    cookie: cookies.join('; '),
    [ajaxHeader]: 'XMLHttpRequest',
    [csrfHeader]: decodeURIComponent(token),
    'accept-language': 'es',
  }
  return {
    get: (path) => fetch(url + path, { headers }),
    post: (path, body) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
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
