import type { Slot, SlotForm } from '@gallery/contract'
import type { Mailbox } from './mailbox.ts'
import { type Visitor, visit } from './visitor.ts'

/** The demo's super user. */
const email = 'lucia@ochava.example'

/** Who is signed in to which server: an address may not ask for a mail as often as there are tests. */
const signedIn = new Map<string, Promise<Visitor>>()

/** Somebody of the gallery, signed in with the code of the mail; the same session for all who ask. */
export function gallerist(url: string, mailbox: Mailbox): Promise<Visitor> {
  const visitor = signedIn.get(url) ?? signIn(url, mailbox)
  signedIn.set(url, visitor)
  return visitor
}

async function signIn(url: string, mailbox: Mailbox): Promise<Visitor> {
  const visitor = await visit(url)
  const asked = await visitor.post('/es/auth/login', { email })
  if (asked.status !== 200) throw new Error(`No mail to sign in with: ${await asked.text()}`)
  const { text } = await mailbox.newest(email, /Entrá/)
  const [, code] = /\b(\d{3} \d{3})\b/.exec(text) ?? []
  const answer = await visitor.post('/auth/login', { email, code })
  if (answer.status !== 200) throw new Error(`Not signed in: ${await answer.text()}`)
  return visitor
}

/** A new slot. */
export async function createSlot(gallery: Visitor, form: Partial<SlotForm>): Promise<Slot> {
  return created(await gallery.post('/api/places', form))
}

/** The record that an answer says was made. */
export async function created<Record>(answer: Response): Promise<Record> {
  if (answer.status !== 201) throw new Error(`Not created: ${answer.status} ${await answer.text()}`)
  const { data }: { data: Record } = await answer.json()
  return data
}
