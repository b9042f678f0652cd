import { z } from 'zod'
import { many, one } from './answers.ts'
import { Email } from './email.ts'
import { Day, Instant, line, lines, Picture } from './fields.ts'
import type { Closure as PlainClosure, OpenDay as PlainOpenDay } from './opening.ts'
import { maxRightsNote, RightsChoice } from './rights/rights.ts'

/** A link that the gallery shows in its footer. */
export const SocialLink = z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })
export type SocialLink = z.infer<typeof SocialLink>

/** A weekday on which the gallery is open, with hours in their order or without any. */
const OpenDay = z
  .object({
    weekday: z.int().min(1).max(7),
    from: z.union([z.literal(''), z.iso.time({ precision: -1 })]),
    to: z.union([z.literal(''), z.iso.time({ precision: -1 })]),
  })
  .refine(({ from, to }) => (from === '' && to === '') || (from !== '' && from < to), { path: ['to'] })
OpenDay satisfies z.ZodType<PlainOpenDay>

const Closure = z
  .object({ from: Day, to: Day, reason_es: line(0, 200), reason_en: line(0, 200) })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
Closure satisfies z.ZodType<PlainClosure>

/** The site options: who the gallery is, and the texts of the home and about pages. */
export const Options = z.object({
  name: z.string(),
  tagline_es: z.string(),
  tagline_en: z.string(),
  address: z.string(),
  directions_es: z.string(),
  directions_en: z.string(),
  /** What visitors bring, or need not bring: said in the mails about a visit that is confirmed. */
  bring_es: z.string(),
  bring_en: z.string(),
  /** How one gets in: steps, doors, lifts, what can be reached by wheelchair. */
  access_es: z.string(),
  access_en: z.string(),
  /** From which hour of the gallery's clock on people are reminded of the visit that is theirs tomorrow. */
  reminderHour: z.int(),
  /** For how many hours a place that was freed is kept for whom it is offered to from the waiting list. */
  offerHours: z.int(),
  /** Up to how many of a hundred places may be free for a time, or a day, to be said to have few left. */
  fewShare: z.int(),
  /**
   * How many pixels the longest side of a picture of a work, an item or an event has at most for visitors, by whatever
   * address; 0 for as many as there are.
   */
  zoomPixels: z.int(),
  /** What is stated of records of which nothing else is; empty for nothing. */
  rights: RightsChoice,
  rightsNote_es: z.string(),
  rightsNote_en: z.string(),
  /**
   * How many pixels the longest side of a picture has at most for visitors where its rights give no copies; 0 for as many
   * as `zoomPixels`.
   */
  rightsPixels: z.int(),
  /** Whether public records are offered to harvesters, by OAI-PMH and as a nightly dump. */
  offerHarvest: z.boolean(),
  /** Whether visitors are told which works are held for somebody. */
  showReserved: z.boolean(),
  /** Whether it is noted when people open rooms by links of their own, and what they look at there. */
  watchRooms: z.boolean(),
  /** The address of a picture of the gallery's front, `/storage/images/…` as in the texts; empty for none. */
  facade: z.string(),
  /** What is to be seen on it, for who doesn't see it. */
  facadeAlt_es: z.string(),
  facadeAlt_en: z.string(),
  /** The weekdays on which the gallery is open; with `closures` and holidays they decide what day is open (`opening.ts`). */
  openDays: z.array(OpenDay),
  closures: z.array(Closure),
  /** The country whose public holidays are closed days, 'AR'; empty for none. */
  holidayCountry: z.string(),
  /** What is to be said of the hours beside the days themselves: "Sábados, con cita previa". */
  hours_es: z.string(),
  hours_en: z.string(),
  mail: z.string(),
  phone: z.string(),
  newsletter: z.string(),
  social: z.array(SocialLink),
  since: z.int(),
  txtPrincipal_es: z.string(),
  txtPrincipal_en: z.string(),
  usSplash_es: z.string(),
  usSplash_en: z.string(),
  usTeam_es: z.string(),
  usTeam_en: z.string(),
  usHistory_es: z.string(),
  usHistory_en: z.string(),
  usProfile_es: z.string(),
  usProfile_en: z.string(),
})
export type Options = z.infer<typeof Options>

/**
 * What pages learn beside the options: what is known of the picture that `facade` names, and facts of the installation
 * that the browser must agree on with the server.
 * `time_zone` is the gallery's (`GALLERY_TZ`); it decides what a day is and what a clock shows, wherever the visitor is.
 * `updated_at`, when an option was last written, is told to super users only, who need it for a change.
 */
export const OptionsAnswer = one(
  Options.extend({
    /** `file` is its name under `/storage/images`; null without a picture. */
    facade_picture: Picture.extend({ file: z.string() }).nullable(),
  })
).extend({
  time_zone: z.string(),
  today: z.iso.date(),
  updated_at: Instant.nullable().optional(),
})
export type OptionsAnswer = z.infer<typeof OptionsAnswer>

const ofAbout = {
  usSplash_es: true,
  usSplash_en: true,
  usTeam_es: true,
  usTeam_en: true,
  usHistory_es: true,
  usHistory_en: true,
  usProfile_es: true,
  usProfile_en: true,
} as const
const ofTheGallery = {
  bring_es: true,
  bring_en: true,
  reminderHour: true,
  holidayCountry: true,
  zoomPixels: true,
  rights: true,
  rightsNote_es: true,
  rightsNote_en: true,
  rightsPixels: true,
  offerHarvest: true,
  showReserved: true,
  watchRooms: true,
} as const

/** What travels with every page: all but the long texts of one page, and what no page shows. */
export const SiteAnswer = OptionsAnswer.omit({ updated_at: true }).extend({
  data: OptionsAnswer.shape.data.omit({ ...ofAbout, ...ofTheGallery }),
})
export type SiteAnswer = z.infer<typeof SiteAnswer>

/** The texts of the about page. */
export const AboutAnswer = one(Options.pick(ofAbout))
export type AboutAnswer = z.infer<typeof AboutAnswer>

/** Which of the options are asked for; all without it. */
export const OptionsQuery = z.object({ part: z.enum(['site', 'about']).optional() })

/** How many closed days and networks the options hold. */
export const maxClosures = 200
export const maxSocialLinks = 20

const address = line(0, 1_000).pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]))
/**
 * `PATCH /api/options`: what changes; the rest stays. With `updated_at`, the one of the answer that it started from, it
 * is answered with 409 when somebody has written one of the same options since.
 */
export const OptionsChange = z
  .object({
    name: line(1, 200),
    tagline_es: line(0, 300),
    tagline_en: line(0, 300),
    address: line(0, 300),
    directions_es: lines(1_000),
    directions_en: lines(1_000),
    bring_es: lines(1_000),
    bring_en: lines(1_000),
    access_es: lines(1_000),
    access_en: lines(1_000),
    reminderHour: z.int().min(0).max(23),
    offerHours: z.int().min(1).max(72),
    fewShare: z.int().min(0).max(100),
    zoomPixels: z.union([z.literal(0), z.int().min(600).max(20_000)]),
    rights: RightsChoice,
    rightsNote_es: lines(maxRightsNote),
    rightsNote_en: lines(maxRightsNote),
    rightsPixels: z.union([z.literal(0), z.int().min(600).max(20_000)]),
    offerHarvest: z.boolean(),
    showReserved: z.boolean(),
    watchRooms: z.boolean(),
    /** As `POST /api/texts/images` answers with it. */
    facade: z.union([z.literal(''), z.string().regex(/^\/storage\/images\/[\w-]{1,200}\.\w{2,5}$/)]),
    facadeAlt_es: line(0, 300),
    facadeAlt_en: line(0, 300),
    openDays: z
      .array(OpenDay)
      .max(7)
      .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
    closures: z.array(Closure).max(maxClosures),
    holidayCountry: z.string().regex(/^(?:[A-Z]{2})?$/),
    hours_es: lines(500),
    hours_en: lines(500),
    mail: z.union([z.literal(''), Email]),
    phone: line(0, 100),
    newsletter: address,
    social: z.array(SocialLink.extend({ name: line(1, 100) })).max(maxSocialLinks),
    since: z.int().min(1000).max(2200),
    txtPrincipal_es: lines(2_000),
    txtPrincipal_en: lines(2_000),
    /** HTML, as all that follow. */
    usSplash_es: lines(20_000),
    usSplash_en: lines(20_000),
    usTeam_es: lines(100_000),
    usTeam_en: lines(100_000),
    usHistory_es: lines(100_000),
    usHistory_en: lines(100_000),
    usProfile_es: lines(100_000),
    usProfile_en: lines(100_000),
  })
  .partial()
  .extend({ updated_at: Instant.optional() })
export type OptionsChange = z.infer<typeof OptionsChange>

export const OptionId = Options.keyof()
/** The options that are written in both languages, without their suffix. */
export const optionTexts = OptionId.options.flatMap((id) => (id.endsWith('_es') ? [id.slice(0, -3)] : []))
export const Option = z.object({
  id: OptionId,
  value: z.union([z.string(), z.int(), z.boolean(), z.array(SocialLink), z.array(OpenDay), z.array(Closure)]),
})
export type Option = z.infer<typeof Option>
export const OptionAnswer = one(Option)

/** The texts among the options whose Spanish changed after their English was written, without `_es`. */
export const LateOptionsAnswer = many(z.string())
export type LateOptionsAnswer = z.infer<typeof LateOptionsAnswer>
