import type { Slot, SlotForm } from '@gallery/contract'
import type { Mailbox } from './mailbox.ts'
import { type Visitor, visit } from './visitor.ts'

/** The demo's super user. */
export const galleristEmail = 'lucia@ochava.example'

/**
 * Who is signed in where, by the mailbox of the gallery, since a port may serve another later: an address may not ask for
 * a mail as often as there are tests.
 */
const signedIn = new WeakMap<Mailbox, { visitor: Promise<Visitor>; provenAt: number }>()
/** How old a proof may be for a test to begin with it, in milliseconds: it holds for ten minutes. */
const provenLately = 6 * 60_000

/**
 * Somebody of the gallery, signed in with the code of the mail; the same session for all who ask. They have proven
 * lately who they are.
 */
export function gallerist(url: string, mailbox: Mailbox): Promise<Visitor> {
  const known = signedIn.get(mailbox)
  if (known && performance.now() - known.provenAt < provenLately) return known.visitor
  const visitor = known
    ? known.visitor.then((same) => prove(same, mailbox).then(() => same))
    : signIn(url, mailbox)
  signedIn.set(mailbox, { visitor, provenAt: performance.now() })
  return visitor
}

/** Proves with the code of another mail who one is. */
async function prove(visitor: Visitor, mailbox: Mailbox): Promise<void> {
  const before = mailbox.mails.length
  const asked = await visitor.post('/auth/proof/mail', {})
  if (asked.status !== 200) throw new Error(`No code: ${await asked.text()}`)
  const { text } = await mailbox.newest(galleristEmail, /./, before)
  const [, code] = /\b(\d{3} \d{3})\b/.exec(text) ?? []
  const answer = await visitor.post('/auth/proof', { way: 'mail', code })
  if (answer.status !== 200) throw new Error(`Not proven: ${await answer.text()}`)
}

async function signIn(url: string, mailbox: Mailbox): Promise<Visitor> {
  const visitor = await visit(url)
  // Somebody may have signed in by a mail before, which is worth nothing any more.
  const before = mailbox.mails.length
  const asked = await visitor.post('/es/auth/login', { email: galleristEmail })
  if (asked.status !== 200) throw new Error(`No mail to sign in with: ${await asked.text()}`)
  const { text } = await mailbox.newest(galleristEmail, /Entrá/, before)
  const [, code] = /\b(\d{3} \d{3})\b/.exec(text) ?? []
  const answer = await visitor.post('/auth/login', { email: galleristEmail, code })
  if (answer.status !== 200) throw new Error(`Not signed in: ${await answer.text()}`)
  return visitor
}

/** A new slot, whatever day the gallery opens: tests run on any. */
export async function createSlot(gallery: Visitor, form: Partial<SlotForm>): Promise<Slot> {
  return created(await gallery.post('/api/places', { open_anyway: true, ...form }))
}

/** The record that an answer says was made. */
export async function created<Record>(answer: Response): Promise<Record> {
  if (answer.status !== 201) throw new Error(`Not created: ${answer.status} ${await answer.text()}`)
  const { data }: { data: Record } = await answer.json()
  return data
}
