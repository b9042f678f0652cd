import { z } from 'zod'
import { Refusal } from './answers.ts'
import { Day, Id, Instant } from './fields.ts'

/** The kinds of record whose history is kept. */
export const recordKinds = [
  'event',
  'appointment',
  'artist',
  'work',
  'collection',
  'archive',
  'item',
  'slide',
  'option',
  'message',
  'user',
  'invitation',
] as const
export const RecordKind = z.enum(recordKinds)
export type RecordKind = z.infer<typeof RecordKind>

/** Where a change came from; `site` is what visitors do, and what the server does by itself. */
export const origins = ['panel', 'import', 'command line', 'site'] as const
export const Origin = z.enum(origins)
export type Origin = z.infer<typeof Origin>

/** What became of a record. `imported` stands for a whole import, `undone` for what took an earlier entry back. */
export const activityActions = [
  'created',
  'changed',
  'binned',
  'restored',
  'deleted',
  'imported',
  'undone',
] as const
export const ActivityAction = z.enum(activityActions)
export type ActivityAction = z.infer<typeof ActivityAction>

/** A text in both languages; `en` is empty where nobody wrote it. */
export const Bilingual = z.object({ es: z.string(), en: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

/** A value as people read it: long texts in the words around what changed, other records by their names. */
export const ShownValue = z.union([z.string(), z.number(), z.boolean(), z.null(), Bilingual])
export type ShownValue = z.infer<typeof ShownValue>

/** What hangs on a record and has changes of its own. */
export const RecordPart = z.enum([
  'images',
  'files',
  'artists',
  'works',
  'related',
  'slots',
  'movements',
  'conditions',
  'holds',
  'tags',
  'passkeys',
  'authenticators',
  'arrivals',
  'people',
])
export type RecordPart = z.infer<typeof RecordPart>

/** One thing that changed about a record. */
export const ActivityChange = z.object({
  /** Names the change when it is to be taken back: `title_es`, `images.17.position`, `works.4`. */
  field: z.string(),
  /** What hangs on the record and changed; null for the record itself. */
  part: RecordPart.nullable(),
  /** Which of the parts: a title, a name, a file or, of a slot, the instant at which it begins. */
  subject: z.union([z.string(), Bilingual]).nullable(),
  what: z.enum(['added', 'removed', 'changed']),
  /** The field that changed, of the record or of the part; null where a whole part came or went. */
  name: z.string().nullable(),
  before: ShownValue,
  after: ShownValue,
})
export type ActivityChange = z.infer<typeof ActivityChange>

/** The record of an entry, as it is called now, or was called last when it is gone. */
export const ActivityRecord = z.object({
  kind: RecordKind,
  /** A number, or an option's name; null where the entry is about many. */
  id: z.string().nullable(),
  label_es: z.string(),
  label_en: z.string(),
  /** Its screen under `/{lang}/admin/`; null when it is in the bin or gone. */
  path: z.string().nullable(),
  /** Whether it is in the bin now. */
  binned: z.boolean(),
})
export type ActivityRecord = z.infer<typeof ActivityRecord>

/** What somebody did at once, to a record or to several of a kind. */
export const ActivityEntry = z.object({
  id: Id,
  at: Instant,
  /** Null for visitors, for the server itself and for who has no account any more. */
  by: z.object({ id: Id, display: z.string() }).nullable(),
  origin: Origin,
  action: ActivityAction,
  /** The import that it belongs to. */
  batch: Id.nullable(),
  record: ActivityRecord,
  changes: z.array(ActivityChange),
  /** How many changes are not listed. */
  more: z.int().min(0),
  /** How many records it is about, where it is about many: an import, or one write to several of a kind; otherwise 0. */
  count: z.int().min(0),
  /** Whether asking to take it back makes sense; it may still be refused. */
  revertible: z.boolean(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

const list = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).max(20))

export const ActivityQuery = z.object({
  /** Kinds of record, separated by commas. */
  kind: list(recordKinds).optional(),
  /** One record of the kind. */
  record: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** A person's id. */
  person: Id.optional(),
  /** Actions, separated by commas. */
  action: list(activityActions).optional(),
  /** Days in the gallery's zone, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** An import's own entries. */
  batch: Id.optional(),
  /** What stands together in this entry: one for each record that one write changed. */
  together: Id.optional(),
  /** Older than this entry. */
  before: Id.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(30),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

export const ActivityAnswer = z.object({
  data: z.array(ActivityEntry),
  /** The `before` of the next, older page; null on the last one. */
  older: Id.nullable(),
  /** Who did something of late, by name, for the filter. */
  people: z.array(z.object({ id: Id, display: z.string() })),
})
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** Which changes of an entry are taken back: all of them without `fields`. */
export const ActivityRevert = z.object({
  fields: z.array(z.string().max(200)).min(1).max(500).optional(),
  /** Whether all that stands together in the entry is taken back with it. */
  together: z.boolean().default(false),
  /** Whether what was changed later may be overwritten. */
  force: z.boolean().default(false),
})
export type ActivityRevert = z.infer<typeof ActivityRevert>

/** 409: what would be lost, field by field, because it was changed once more since. */
export const RevertRefusal = Refusal.extend({
  differs: z.array(ActivityChange.extend({ now: ShownValue })),
})
export type RevertRefusal = z.infer<typeof RevertRefusal>
