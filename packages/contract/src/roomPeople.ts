import { z } from 'zod'
import { many, one } from './answers.ts'
import { Email } from './email.ts'
import { Id, Instant, line, lines } from './fields.ts'
import { Language } from './language.ts'

/** On what a room was opened. */
export const roomDevices = ['phone', 'tablet', 'computer'] as const
export const RoomDevice = z.enum(roomDevices)
export type RoomDevice = z.infer<typeof RoomDevice>

/** Somebody with a link of their own to a room, with what is known of how they used it. */
export const RoomPerson = z.object({
  id: Id,
  name: z.string(),
  /** Empty where nothing can be mailed to them. */
  email: z.string(),
  /** What the gallery wrote to them, over the works. */
  note: z.string(),
  language: Language,
  /** The secret of their link. */
  link: z.string(),
  created_at: Instant,
  /** When their link was mailed, and when they were reminded of it. */
  sent_at: Instant.nullable(),
  reminded_at: Instant.nullable(),
  /** Since when the link opens nothing, and who wanted that. */
  revoked_at: Instant.nullable(),
  revoked_by: z.string().nullable(),
  /** How often it was opened, and when last. */
  opened: z.int().min(0),
  opened_at: Instant.nullable(),
  /** Last first, each once. */
  devices: z.array(RoomDevice),
  /** How long works were looked at, the work that was looked at last first. */
  looks: z.array(z.object({ work: Id, seconds: z.int().min(1) })),
})
export type RoomPerson = z.infer<typeof RoomPerson>

const fields = z.object({
  name: line(1, 300),
  email: z.union([z.literal(''), Email]),
  note: lines(2_000),
  language: Language,
})
const shape = fields.shape

/** Who gets a link of their own; with `send` it is mailed to them at once. */
export const RoomPersonForm = fields.extend({
  email: shape.email.default(''),
  note: shape.note.default(''),
  language: shape.language.default('es'),
  send: z.boolean().default(false),
})
export type RoomPersonForm = z.infer<typeof RoomPersonForm>

export const RoomPersonChange = fields.partial()
export type RoomPersonChange = z.infer<typeof RoomPersonChange>

export const RoomPeopleAnswer = many(RoomPerson)
export type RoomPeopleAnswer = z.infer<typeof RoomPeopleAnswer>
export const RoomPersonAnswer = one(RoomPerson)
export type RoomPersonAnswer = z.infer<typeof RoomPersonAnswer>

/**
 * Whose rooms: of one address, of whoever has this name, whatever its capitals, accents and spaces, or of whoever's name or
 * address has these words.
 */
export const PeopleInRoomsQuery = z.object({
  email: z.string().max(300).optional(),
  name: shape.name.optional(),
  search: line(0, 200).optional(),
})
export type PeopleInRoomsQuery = z.infer<typeof PeopleInRoomsQuery>

/** Somebody in one of the rooms that they have a link to, the newest first. */
export const PersonInRoom = RoomPerson.pick({
  id: true,
  name: true,
  email: true,
  created_at: true,
  revoked_at: true,
  opened: true,
  opened_at: true,
}).extend({
  room: z.object({
    id: Id,
    link: z.string(),
    title_es: z.string(),
    title_en: z.string(),
    open_until: Instant.nullable(),
  }),
})
export type PersonInRoom = z.infer<typeof PersonInRoom>
export const PeopleInRoomsAnswer = many(PersonInRoom)
export type PeopleInRoomsAnswer = z.infer<typeof PeopleInRoomsAnswer>

/** What was looked at since the last time that it was told: for whole seconds, by work. Nothing else is told. */
export const RoomVisitForm = z.object({
  looks: z
    .array(z.object({ work: Id, seconds: z.int().min(1).max(900) }))
    .max(200)
    .default([]),
})
export type RoomVisitForm = z.infer<typeof RoomVisitForm>
