import {
  accessNeeds,
  artistFields,
  EventColor,
  EventKind,
  itemFields,
  Language,
  Options,
  shapesOf,
  WorkStatus,
  workFields,
} from '@gallery/contract'
import { z } from 'zod'

const Key = z.string().regex(/^[a-z0-9-]+$/)
const File = z.string().regex(/^[a-z0-9-]+\.(jpg|png|gif)$/)
const RecordingFile = z.string().regex(/^[a-z0-9.-]+\.(mp3|txt)$/)

/** A day, counted from the day of loading: -1 is yesterday. */
const RelativeDay = z.int()

const Artist = z.object({ key: Key, image: File, ...shapesOf(artistFields, 'inForm') })

const Image = z.object({
  file: File,
  active: z.boolean(),
  description_es: z.string(),
  description_en: z.string(),
})

const Event = z.object({
  key: Key,
  kind: EventKind,
  title_es: z.string(),
  title_en: z.string(),
  excerpt_es: z.string(),
  excerpt_en: z.string(),
  body_es: z.string(),
  body_en: z.string(),
  image: File,
  place: z.string(),
  from_day: RelativeDay,
  to_day: RelativeDay,
  active: z.boolean(),
  color: EventColor,
  requires_registration: z.boolean(),
  reminder: z.boolean().default(true),
  /** How many may come on one booking. */
  largest_party: z.int().min(1).default(6),
  /** What visitors may ask for. */
  needs: z.array(z.enum(accessNeeds)).default([]),
  artists: z.array(Key),
  images: z.array(Image),
  /** The works shown in it, in order. */
  works: z.array(Key),
  related: z.array(Key),
})

const Person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.email(),
  phone: z.string(),
  comments: z.string(),
  /** How many come on this booking. */
  people: z.int().min(1).default(1),
  needs: z.array(z.enum(accessNeeds)).default([]),
  school: z.string().default(''),
  confirmed: z.boolean(),
  /** The key of the user who booked, signed in. */
  user: Key.optional(),
})

/** A rule that gives slots: on these weekdays of its window of days, at these times of the gallery's clock. */
const SlotRule = z.object({
  event: Key,
  label_es: z.string(),
  label_en: z.string(),
  /** ISO: 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)),
  times: z.array(z.string().regex(/^\d\d:\d\d$/)),
  minutes: z.int().positive(),
  limit: z.int().min(0),
  from_day: RelativeDay,
  to_day: RelativeDay,
  /** How many slots it gives at least, on whatever weekday it is loaded. */
  min_slots: z.int(),
  /** The closed ones, by their ordinal from 0, by day then time. */
  unavailable: z.array(z.int().min(0)),
  bookings: z.array(z.object({ slot: z.int().min(0), people: z.array(Person) })),
})
export type SlotRule = z.infer<typeof SlotRule>

const Slide = z.object({
  title_es: z.string(),
  title_en: z.string(),
  link: z.string().regex(/^(event|artist):[a-z0-9-]+$/),
  filename: File,
})

const { artist_id: _artist, type, ...ownOfWork } = shapesOf(workFields, 'inForm')
const Work = z.object({
  key: Key,
  artist: Key,
  type_es: type,
  ...ownOfWork,
  images: z.array(Image.omit({ active: true }).extend({ public: z.boolean() })),
  /** Oldest first. */
  movements: z.array(
    z.object({
      status: WorkStatus,
      owner: z.string(),
      price: z.number().nullable(),
      currency: z.string(),
      address: z.string(),
      day: RelativeDay,
      /** By when it is to be back, and until when the gallery may have it. */
      due_day: RelativeDay.nullable().default(null),
      consigned_until_day: RelativeDay.nullable().default(null),
      /** Who has it, where it is out. */
      contact: z.string().default(''),
      contact_email: z.union([z.literal(''), z.email()]).default(''),
    })
  ),
})

const Archive = z.object({
  key: Key,
  title_es: z.string(),
  title_en: z.string(),
  description_es: z.string(),
  description_en: z.string(),
  public: z.boolean(),
  artists: z.array(Key),
})

const { archive_id: _archive, artists: _artists, ...ownOfItem } = shapesOf(itemFields, 'inForm')
const Item = z.object({
  key: Key,
  /** Null: the general archive. */
  archive: Key.nullable(),
  ...ownOfItem,
  images: z.array(
    Image.omit({ active: true }).extend({
      transcription_es: z.string().default(''),
      transcription_en: z.string().default(''),
    })
  ),
  /** A recording and what is said in it, in `recordings/`. */
  files: z.array(RecordingFile).default([]),
  artists: z.array(Key),
})

const Collection = z.object({
  key: Key,
  public: z.boolean(),
  title_es: z.string(),
  title_en: z.string(),
  description_es: z.string(),
  description_en: z.string(),
  /** A picture of the work that stands for it. */
  /** The works on its card. */
  covers: z.array(Key).min(1).max(2),
  works: z.array(Key),
})

const Message = z.object({
  name: z.string(),
  email: z.email(),
  lang: Language,
  day: RelativeDay,
  subject: z.string(),
  message: z.string(),
})

const User = z.object({
  key: Key,
  first_name: z.string(),
  last_name: z.string(),
  email: z.email(),
  phone: z.string(),
  super: z.boolean(),
})

/** What of `content.json` the product has tables for. Days are relative to the day of loading; see the README. */
export const Content = z.object({
  gallery: Options.extend({ facade: File }),
  users: z.array(User),
  artists: z.array(Artist),
  events: z.array(Event),
  slots: z.array(SlotRule),
  slides: z.array(Slide),
  works: z.array(Work),
  archives: z.array(Archive),
  items: z.array(Item),
  collections: z.array(Collection),
  messages: z.array(Message),
})
export type Content = z.infer<typeof Content>
