import { createHash } from 'node:crypto'
import { source } from './source.mjs'

const { linkIn } = await source('site/e2e/mailbox.ts')

/**
 * What is wrong with the bookings of a rush, a sentence each; nothing when all is well. Asked of the tables and of the
 * mail server, past the product. `answered` are the bookings that people were told they have.
 */
export async function bookingFaults({ ask }, answered) {
  const faults = []
  const over = await ask(`
    select slots.id, slots."limit", count(*)::int as taken from slots join appointments on slot_id = slots.id
    where cancelled_at is null and appointments.deleted_at is null group by slots.id having count(*) > slots."limit"`)
  for (const { id, limit, taken } of over) faults.push(`slot ${id} has ${taken} bookings for ${limit} places`)

  const kept = new Map((await ask('select id, slot_id, email from appointments')).map((row) => [row.id, row]))
  for (const { id, slot, email } of answered) {
    const row = kept.get(id)
    if (row?.slot_id !== slot || row?.email !== email) faults.push(`booking ${id} of ${email} is lost`)
  }

  const unmailed = await ask(`
    select email, count(*)::int as bookings, (
      select count(*)::int from mails where mails.to = email and kind = 'bookingConfirm') as mails
    from appointments where email like 'rush-%' group by email`)
  for (const { email, bookings, mails } of unmailed)
    if (bookings !== mails) faults.push(`${email} has ${bookings} bookings and ${mails} mails in the outbox`)
  return faults
}

/** How often the mail of each booking of a rush has arrived: the booking's address and the number, by the mailed link. */
export async function arrivals({ ask, mailbox }) {
  const times = new Map()
  for (const mail of mailbox.mails) {
    if (!mail.to.startsWith('rush-')) continue
    const token = linkIn(mail, /\/appointments\/confirm\//)
      .split('/')
      .at(-1)
    const hash = createHash('sha256').update(token).digest('hex')
    times.set(hash, (times.get(hash) ?? 0) + 1)
  }
  const rows = await ask(
    `select email, hash from booking_keys join appointments on id = appointment_id where email like 'rush-%' and opens = 'link'`
  )
  return rows.map(({ email, hash }) => ({ email, times: times.get(hash) ?? 0 }))
}

/** Waits until no mail of the outbox is left to send. @throws when none has left for `limit` milliseconds */
export async function allMailsSent({ ask }, limit = 120_000) {
  let fewest = Number.POSITIVE_INFINITY
  let since = Date.now()
  for (;;) {
    const [{ waiting }] = await ask(
      'select count(*)::int as waiting from mails where sent_at is null and failed_at is null'
    )
    if (waiting === 0) return
    if (waiting < fewest) {
      fewest = waiting
      since = Date.now()
    }
    if (Date.now() - since > limit) throw new Error(`${waiting} mails wait and none leaves`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
