import { addressOf, Done, LoginAnswer, WaitingJoined } from '@gallery/contract'
import { returnPath } from '../../src/auth/returnPath.ts'
import { type PageForm, withMessage } from './pageForm.ts'

/** Signing in, by its steps, and out: the forms of `/{lang}/auth`. */
const signIn: PageForm = ({ language, path, query, values }) => {
  const { email = '', code } = values
  if (values.out !== undefined) {
    const home = `/${language}`
    const lands = (answer: unknown) => ({
      to: withMessage(home, new URLSearchParams(), Done.parse(answer).message),
    })
    return { url: '/auth/logout', lands }
  }
  if (code === undefined || values.resend !== undefined) {
    const wanted = returnPath(query.get('path') ?? '', '', `/${language}`)
    const next = `${path}?${new URLSearchParams({ path: wanted, step: 'code' })}`
    return {
      url: `/${language}/auth/login`,
      body: { email, path: wanted },
      lands: () => ({ to: next, asked: email }),
    }
  }
  return { url: '/auth/login', body: { email, code }, lands: (answer) => landing(answer, `/${language}`) }
}

/** The button of the page behind the mailed sign-in link. */
const enter: PageForm = ({ language, params }) => ({
  url: '/auth/login',
  body: { token: params.token },
  lands: (answer) => landing(answer, `/${language}`),
})

/** Where somebody goes who is in: where they were when they asked. */
function landing(answer: unknown, home: string) {
  const { path, query } = LoginAnswer.parse(answer)
  return { to: returnPath(path, query, home) }
}

const confirmEmail: PageForm = ({ path, params }) => ({
  url: addressOf('/auth/email/:token', { token: params.token ?? '' }),
  lands: () => ({ to: `${path}?done=1` }),
})

const endSession: PageForm = ({ path, params }) => ({
  url: addressOf('/auth/end/:token', { token: params.token ?? '' }),
  lands: () => ({ to: `${path}?done=1` }),
})

/** Proving who one is before a download, by its two steps: the code is asked for, and typed. */
const proof: PageForm = ({ language, path, query, values }) => {
  const wanted = returnPath(query.get('path') ?? '', '', `/${language}/user`)
  if (values.code === undefined || values.resend !== undefined) {
    const next = `${path}?${new URLSearchParams({ path: wanted, step: 'code' })}`
    return { url: '/auth/proof/mail', lands: () => ({ to: next }) }
  }
  return {
    url: '/auth/proof',
    body: { way: 'mail', code: values.code },
    lands: () => ({ to: wanted }),
  }
}

/** The button of the page behind a booking's link; the page then shows the booking as it stands. */
function ofBooking(action: 'confirm' | 'cancel'): PageForm {
  return ({ path, params }) => ({
    url: `/api/appointments/link/${encodeURIComponent(params.token ?? '')}/${action}`,
    lands: () => ({ to: path }),
  })
}

const placeIn = (values: Readonly<Record<string, string>>) => ({ place: Number(values.place) || undefined })

/** Another time for the booking behind a link; the page of the booking then shows it. */
const otherTime: PageForm = ({ language, params: { token = '' }, values }) => ({
  url: addressOf('/api/appointments/link/:token/move', { token }),
  body: placeIn(values),
  lands: () => ({ to: `/${language}/appointments/confirm/${token}` }),
})

/** What was typed, with the needs that were ticked as the API takes them. */
function withNeeds({ needs = '', ...values }: Readonly<Record<string, string>>) {
  return { ...values, needs: needs.split(',').filter(Boolean) }
}

/** Who comes on the booking behind a link. */
const party: PageForm = ({ language, params: { token = '' }, values }) => ({
  url: addressOf('/api/appointments/link/:token/party', { token }),
  body: withNeeds(values),
  lands: () => ({ to: `/${language}/appointments/confirm/${token}` }),
})

/** Who comes on one's own booking. */
const ownParty: PageForm = ({ language, params: { id = '' }, values }) => ({
  url: addressOf('/api/appointments/:id/party', { id }),
  body: withNeeds(values),
  lands: () => ({ to: `/${language}/appointments` }),
})

/** Another time for one's own booking. */
const ownOtherTime: PageForm = ({ language, params: { id = '' }, values }) => ({
  url: addressOf('/api/appointments/:id/move', { id }),
  body: placeIn(values),
  lands: () => ({ to: `/${language}/appointments` }),
})

const contact: PageForm = ({ path, values }) => ({
  url: '/contact/link',
  body: values,
  lands: () => ({ to: `${path}?sent=mail` }),
})

/** The form that asks about works: those of a room, or of a secret link, where its page is one. */
const asking: PageForm = ({ path, params, values }) => ({
  url: '/contact/link',
  body: {
    ...values,
    ...(params.hash ? { room: params.hash } : {}),
    ...(params.link ? { secret: params.link } : {}),
  },
  lands: () => ({ to: `${path}?${new URLSearchParams({ works: values.works ?? '', sent: 'mail' })}` }),
})

/** Writing on, by the link of an answer. */
const thread: PageForm = ({ path, params, values }) => ({
  url: addressOf('/contact/thread/:token', { token: params.token ?? '' }),
  body: values,
  lands: () => ({ to: `${path}?sent=1` }),
})

const contactLink: PageForm = ({ path, params }) => ({
  url: addressOf('/contact/link/:token', { token: params.token ?? '' }),
  lands: () => ({ to: `${path}?done=1` }),
})

/** The form to wait for a place in a slot. Nothing could prove work for it: it takes a visitor's first. */
function waitingFor(slot: string): PageForm {
  return ({ language, path, query, values: { any_time, ...values } }) => {
    const after = new URLSearchParams(query)
    after.delete('wait')
    return {
      url: addressOf('/api/places/:id/waiting', { id: Number(slot) || 0 }),
      body: { ...withNeeds(values), any_time: any_time !== undefined, language },
      lands: (answer) => ({ to: withMessage(path, after, WaitingJoined.parse(answer).message) }),
    }
  }
}

/** The button of the page of somebody's place in a line; the page then says that they left. */
const leaveLine: PageForm = ({ path, params: { token = '' } }) => ({
  url: addressOf('/api/waiting/link/:token/leave', { token }),
  lands: () => ({ to: `${path}?done=1` }),
})

/**
 * The form of an open slot, or of another that was chosen in it because somebody was faster. Nothing could prove work for
 * it: after a visitor's first the mailed link does.
 */
const booking: PageForm = ({ language, path, query, values }) => {
  const slot = query.get('slot')
  if (slot === null) return null
  const after = new URLSearchParams(query)
  after.delete('slot')
  if (query.has('wait')) return waitingFor(slot)({ language, path, query: after, params: {}, values })
  return {
    url: '/api/appointments/byLink',
    body: { ...withNeeds(values), place: Number(values.place ?? slot) || undefined, language },
    lands: (answer) => ({ to: withMessage(path, after, Done.parse(answer).message) }),
  }
}

/** What is sent to the address of a page without scripts, by the page's route. */
export const pageForms: Readonly<Record<string, PageForm>> = {
  '': booking,
  contact,
  ask: asking,
  'share/collection/:hash/ask': asking,
  'share/work/:link/ask': asking,
  'contact/thread/:token': thread,
  'contact/:token': contactLink,
  auth: signIn,
  'auth/proof': proof,
  'auth/end/:token': endSession,
  'auth/:token': enter,
  'auth/email/:token': confirmEmail,
  'appointments/confirm/:token': ofBooking('confirm'),
  'appointments/cancel/:token': ofBooking('cancel'),
  'appointments/waiting/:token': leaveLine,
  'appointments/move/:token': otherTime,
  'appointments/:id/move': ownOtherTime,
  'appointments/party/:token': party,
  'appointments/:id/party': ownParty,
}
