import { z } from 'zod'
import { many, one, Refusal } from './answers.ts'
import { entryKinds } from './entryKinds.ts'
import { Author, Id, Instant, line, lines } from './fields.ts'
import { Language } from './language.ts'
import { MailState } from './mails.ts'
import { Message, MessageState } from './messages.ts'
import { mostAsked } from './mostAsked.ts'
import { WorkRow } from './works.ts'

/** What of the works goes with an answer as a PDF: a sheet for each, with prices or without, or the price list. */
export const answerPapers = ['sheets', 'priced', 'list'] as const
export const AnswerPaper = z.enum(answerPapers)
export type AnswerPaper = z.infer<typeof AnswerPaper>

/** A room, by what the gallery calls it. */
const NamedRoom = z.object({ id: Id, link: z.string(), title_es: z.string(), title_en: z.string() })

/**
 * What followed a message: an answer of the gallery that was mailed, something that whoever wrote said after it, or a note
 * that stays in the house. `by` is null for what they wrote themselves.
 */
export const ThreadEntry = z.object({
  id: Id,
  kind: z.enum(entryKinds),
  text: z.string(),
  created_at: Instant,
  by: Author,
  /** What went with an answer. */
  paper: AnswerPaper.nullable(),
  room: NamedRoom.nullable(),
  /** The mail of an answer; null for what was none, and of which the outbox remembers nothing any more. */
  mail: z
    .object({
      id: Id,
      state: MailState,
      /** Why it has not been taken so far, in the mail server's words. */
      last_error: z.string().nullable(),
      sendable: z.boolean(),
    })
    .nullable(),
})
export type ThreadEntry = z.infer<typeof ThreadEntry>

/** Somebody who is writing an answer at this moment. */
export const ThreadWriter = z.object({ full_name: z.string(), since: Instant })
export type ThreadWriter = z.infer<typeof ThreadWriter>

/** A message with all that followed it and all that it is about, as it is now. */
export const Thread = Message.extend({
  /** In the order in which they were asked about. */
  asked: z.array(WorkRow),
  /** How many of those asked about have been deleted since. */
  gone: z.int().min(0),
  /** The room from which it was asked. */
  room: NamedRoom.nullable(),
  /** The oldest first. */
  entries: z.array(ThreadEntry),
  /** Others of the same mailbox, the latest first. */
  others: z.array(z.object({ id: Id, subject: z.string(), state: MessageState, last_at: Instant })),
  /** Who else is writing an answer. */
  writers: z.array(ThreadWriter),
})
export type Thread = z.infer<typeof Thread>
export const ThreadAnswer = one(Thread)
export type ThreadAnswer = z.infer<typeof ThreadAnswer>

const Text = lines(10_000).pipe(z.string().min(1))

/**
 * `POST /api/messages/{id}/answers`: mails an answer to whoever wrote. `seen` is how many entries its writer has seen: with
 * others since it is answered with 409 and the thread as it is, unless `anyway`.
 */
export const AnswerForm = z.object({
  text: Text,
  /** @default the language that the message was written in */
  language: Language.optional(),
  paper: AnswerPaper.nullable().default(null),
  /** The works of the paper. */
  works: z.array(Id).max(mostAsked).default([]),
  /** A room whose link goes with it. */
  room: Id.nullable().default(null),
  seen: z.int().min(0),
  anyway: z.boolean().default(false),
  /** Where the message stands afterwards. */
  state: MessageState.default('answered'),
})
export type AnswerForm = z.infer<typeof AnswerForm>

/** 409: something was written in the thread meanwhile; `data` is the thread as it is. */
export const ThreadMoved = Refusal.extend(ThreadAnswer.shape)
export type ThreadMoved = z.infer<typeof ThreadMoved>

/** `POST /api/messages/{id}/entries`: a reply that came another way, or a note. */
export const EntryForm = z.object({ kind: z.enum(['reply', 'note']), text: Text })
export type EntryForm = z.infer<typeof EntryForm>

/** `POST /api/messages/{id}/writing`: somebody writes an answer, or has stopped. */
export const WritingForm = z.object({ writing: z.boolean() })
/** Who else is writing, and how many entries the thread has. */
export const WritingAnswer = one(z.object({ writers: z.array(ThreadWriter), entries: z.int().min(0) }))
export type WritingAnswer = z.infer<typeof WritingAnswer>

/** A text that the gallery keeps to answer with. `{nombre}` and `{obras}` stand for who asks and what about. */
export const SavedAnswer = z.object({
  id: Id,
  name: z.string(),
  text_es: z.string(),
  text_en: z.string(),
})
export type SavedAnswer = z.infer<typeof SavedAnswer>
const saved = { name: line(1, 120), text_es: lines(10_000), text_en: lines(10_000) }
export const SavedAnswerForm = z.object({
  ...saved,
  text_es: saved.text_es.default(''),
  text_en: saved.text_en.default(''),
})
export type SavedAnswerForm = z.infer<typeof SavedAnswerForm>
/** What changes; the rest stays. */
export const SavedAnswerChange = z.object(saved).partial()
export const SavedAnswersAnswer = many(SavedAnswer)
export type SavedAnswersAnswer = z.infer<typeof SavedAnswersAnswer>
export const SavedAnswerAnswer = one(SavedAnswer)
export type SavedAnswerAnswer = z.infer<typeof SavedAnswerAnswer>

/** A thread for whoever wrote to the gallery, by the link of an answer: nothing that was not mailed to them. */
export const OwnThread = z.object({
  subject: z.string(),
  message: z.string(),
  language: Language,
  created_at: Instant,
  /** The works by their names, as whoever asked saw them. */
  works: z.array(z.object({ title_es: z.string(), title_en: z.string(), artist: z.string() })),
  entries: z.array(z.object({ kind: z.enum(['answer', 'reply']), text: z.string(), created_at: Instant })),
})
export type OwnThread = z.infer<typeof OwnThread>
export const OwnThreadAnswer = one(OwnThread)
export type OwnThreadAnswer = z.infer<typeof OwnThreadAnswer>

/** What they write on. `website` is a field that no person sees, and so none fills in. */
export const OwnReplyForm = z.object({ message: Text, website: z.string().max(0).default('') })
export type OwnReplyForm = z.infer<typeof OwnReplyForm>
