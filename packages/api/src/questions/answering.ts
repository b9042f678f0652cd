import type { AnswerForm, AnswerPaper, EntryForm, Language, Thread } from '@gallery/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isEntryAgain } from '../contact/sentAgain.queries.ts'
import { asInstant } from '../db/asInstant.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { contactAnswerMail } from '../mail/contactAnswer.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { aboutMessage } from '../mail/mailsOfMessages.ts'
import type { Office } from '../office.ts'
import { printPriceList } from '../paper/priceList.ts'
import { readThumbs } from '../paper/thumbs.ts'
import { printWorkSheets } from '../paper/workSheets.ts'
import { findPaperTexts, findPaperWorks } from '../paper/works.queries.ts'
import { readOptions } from '../readOptions.ts'
import { linkFor } from '../rooms/linkFor.ts'
import { say } from '../say.ts'
import type { Storage } from '../storage/storage.ts'
import { collections } from '../tables/collections.table.ts'
import { messages } from '../tables/messages.table.ts'
import { isOpenRoom } from '../tables/openRooms.ts'
import { messageEntries } from '../tables/threads.table.ts'
import { hashToken, randomToken } from '../tokens.ts'
import { translated } from '../translated.ts'
import { countEntries, findThread, stopWriting } from './threads.queries.ts'

/** Who answers, and from which house. */
export type Answering = { office: Office; storage: Storage; by: { id: number; display: string } }

type Paper = { filename: string; pdf: Buffer }

/**
 * Mails an answer to whoever wrote a message, with what goes with it, and keeps it in the thread. A room goes along by a
 * link of their own, so that it tells of their visits and can be revoked alone. Of two who answer at once the second is
 * refused, and sees what the first has written.
 *
 * @throws Refused 404 for an unknown message or work, 409 where there is more than its writer has seen, or nobody to write to
 * @throws InvalidInput for a paper of no works, a room that is none or is closed, or one whose link to them was revoked
 */
export async function answerMessage(
  id: number,
  form: AnswerForm,
  answering: Answering,
  inTransaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
): Promise<Thread> {
  const { office, by } = answering
  const { db, now } = office
  const reader = { now, by: by.id }
  const found = await findThread(db, id, reader)
  if (found.email === '') throw new Refused(409, 'messages.forgotten', {}, { body: { data: found } })
  const language = form.language ?? found.language
  const room = form.room === null ? undefined : await findOpenRoom(db, form.room, { language, now })
  // Pictures take their time: nothing is locked meanwhile.
  const paper =
    form.paper === null ? undefined : await printPaper(form.paper, form.works, language, answering)
  return inTransaction(async (tx) => {
    const message = await lockMessage(tx, id, reader)
    if (!form.anyway && (await countEntries(tx, id)) > form.seen) {
      throw new Refused(409, 'messages.moved', {}, { body: { data: await findThread(tx, id, reader) } })
    }
    const token = randomToken()
    const content = await composeAnswer(tx, answering, {
      message,
      text: form.text,
      language,
      room,
      paper,
      token,
    })
    const mail = await enqueueMail(tx, {
      kind: 'contactAnswer',
      language,
      to: message.email,
      content,
      now,
      about: aboutMessage(id),
    })
    await tx.insert(messageEntries).values({
      message_id: id,
      kind: 'answer',
      text: form.text,
      paper: form.paper,
      room_id: form.room,
      mail_id: mail,
      token_hash: hashToken(token),
      created_at: now,
      created_by: by.id,
    })
    await markAnswered(tx, id, form.state, reader)
    await stopWriting(tx, id, by.id)
    return findThread(tx, id, reader)
  })
}

/** What a mail says that answers a message. */
interface Composing {
  message: typeof messages.$inferSelect
  text: string
  language: Language
  room: { id: number; title: string } | undefined
  paper: Paper | undefined
  /** Of the link by which they write back. */
  token: string
}

/** The mail of an answer. A room opens by the link that its reader has there, else by one that is made for them. */
async function composeAnswer(
  tx: Db,
  { office, by }: Answering,
  { message, text, language, room, paper, token }: Composing
) {
  const { now } = office
  const link = room && (await linkFor(tx, room.id, { ...message, language }, { now, by: by.id }))
  return contactAnswerMail({
    language,
    options: await readOptions(tx),
    timeZone: office.zone,
    publicUrl: office.publicUrl,
    now,
    text,
    by: by.display,
    message,
    token,
    ...(room && link ? { room: { link, title: room.title } } : {}),
    ...(paper ? { paper } : {}),
  })
}

/** Where a message stands once it was answered: read, and theirs who answered where nobody had it yet. */
async function markAnswered(
  tx: Db,
  id: number,
  state: AnswerForm['state'],
  { now, by }: { now: Date; by: number }
): Promise<void> {
  await tx
    .update(messages)
    .set({
      state,
      last_at: now,
      read_at: sql`coalesce(${messages.read_at}, ${asInstant(now)})`,
      assigned_to: sql`coalesce(${messages.assigned_to}, ${by})`,
      reminded_at: null,
      // A day to come stays: until then they may have answered.
      remind_at: sql`case when ${messages.remind_at} > ${asInstant(now)} then ${messages.remind_at} end`,
    })
    .where(eq(messages.id, id))
}

/**
 * Keeps what somebody of the gallery notes in a thread: a reply that came another way is answered next. What is sent again
 * because its answer was lost is noted once.
 */
export async function noteEntry(
  tx: Db,
  id: number,
  { kind, text }: EntryForm,
  { now, by }: { now: Date; by: number }
): Promise<void> {
  await lockMessage(tx, id, { now, by })
  const entry = { message_id: id, kind, text, created_at: now, created_by: by }
  if (await isEntryAgain(tx, entry)) return
  await tx.insert(messageEntries).values(entry)
  const isReply = kind === 'reply'
  await tx
    .update(messages)
    .set({ last_at: now, ...(isReply ? { state: 'new', remind_at: null, reminded_at: null } : {}) })
    .where(eq(messages.id, id))
}

/**
 * Whoever writes to a thread waits for who does so already.
 *
 * @throws Refused 404 for an unknown one, 409 for one that was made anonymous: what is written there would stay for good
 */
async function lockMessage(tx: Db, id: number, reader: { now: Date; by: number }) {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.deleted_at)))
    .for('update')
  if (!message) throw notFound()
  if (message.anonymous_at !== null) {
    throw new Refused(409, 'messages.forgotten', {}, { body: { data: await findThread(tx, id, reader) } })
  }
  return message
}

async function findOpenRoom(db: Db, id: number, { language, now }: { language: Language; now: Date }) {
  const [room] = await db
    .select({
      title_es: collections.title_es,
      title_en: collections.title_en,
    })
    .from(collections)
    .where(and(eq(collections.id, id), isOpenRoom(now)))
  if (!room) throw new InvalidInput({ room: 'messages.noRoom' })
  return { id, title: translated(room, 'title', language) }
}

/** A PDF as its reader may have it: of the works only what visitors see, and prices only because somebody attached them. */
async function printPaper(
  kind: AnswerPaper,
  works: readonly number[],
  language: Language,
  { office: { db, now, zone }, storage }: Answering
): Promise<Paper> {
  if (works.length === 0) throw new InvalidInput({ works: 'messages.noWorks' })
  const house = await readOptions(db)
  const printing = { language, gallery: house.name, by: house.name, now, zone }
  const reader = { for: 'visitors', toldHeld: house.showReserved } as const
  const found = await findPaperWorks(db, { works }, now, reader)
  const filename = `${say(language, kind === 'list' ? 'mail.contactAnswer.listFile' : 'mail.contactAnswer.sheetsFile')}.pdf`
  if (kind === 'list') {
    const thumbs = await readThumbs(storage, found)
    return { filename, pdf: await printPriceList(printing, { works: found, thumbs, prices: null }) }
  }
  const thumbs = await readThumbs(storage, found, 'large')
  const texts = await findPaperTexts(db, works)
  const sheets = { works: found, thumbs, texts, priced: kind === 'priced', house }
  return { filename, pdf: await printWorkSheets(printing, sheets) }
}
