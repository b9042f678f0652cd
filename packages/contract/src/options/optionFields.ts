import { z } from 'zod'
import { Email } from '../email.ts'
import { line, lines } from '../fields.ts'
import { maxRightsNote, RightsChoice } from '../rights/rights.ts'
import { both, flag, number, type OptionField, shaped, text } from './field.ts'
import { Closure, maxClosures, maxSocialLinks, OpenDay, SocialLink } from './values.ts'

const ofDays = { screen: 'days' } as const
const ofAbout = { kind: 'html', screen: 'about', part: 'about' } as const
/** Of what no page shows. */
const unshown = { part: 'whole' } as const

/** How many pixels, or 0. */
const pixels = z.union([z.literal(0), z.int().min(600).max(20_000)])
const noAddress = z.literal('')

/** The site options: who the gallery is, how it works, and the texts of the home and about pages. */
export const optionFields = {
  name: { ...text(line(1, 200)), stored: z.string().default('Galería') },
  ...both('tagline', text(line(0, 300))),
  address: text(line(0, 300)),
  ...both('directions', text(lines(1_000))),
  /** What visitors bring, or need not bring: said in the mails about a visit that is confirmed. */
  ...both('bring', { ...text(lines(1_000)), ...unshown }),
  /** How one gets in: steps, doors, lifts, what can be reached by wheelchair. */
  ...both('access', text(lines(1_000))),
  /** From which hour of the gallery's clock on people are reminded of the visit that is theirs tomorrow. */
  reminderHour: { ...number(z.int().min(0).max(23), 10), ...unshown },
  /** For how many hours a place that was freed is kept for whom it is offered to from the waiting list. */
  offerHours: number(z.int().min(1).max(72), 2),
  /** Up to how many of a hundred places may be free for a time, or a day, to be said to have few left. */
  fewShare: number(z.int().min(0).max(100), 25),
  /**
   * How many pixels the longest side of a picture of a work, an item or an event has at most for visitors, by whatever
   * address; 0 for as many as there are.
   */
  zoomPixels: { ...number(pixels, 0), ...unshown },
  /** What is stated of records of which nothing else is; empty for nothing. */
  rights: {
    ...shaped(RightsChoice, { written: RightsChoice, stored: RightsChoice.default('') }),
    ...unshown,
  },
  ...both('rightsNote', { ...text(lines(maxRightsNote)), ...unshown }),
  /**
   * How many pixels the longest side of a picture has at most for visitors where its rights give no copies; 0 for as many
   * as `zoomPixels`.
   */
  rightsPixels: { ...number(pixels, 2_000), ...unshown },
  /** Whether public records are offered to harvesters, by OAI-PMH and as a nightly dump. */
  offerHarvest: { ...flag(true), ...unshown },
  /** Whether visitors are told which works are held for somebody. */
  showReserved: { ...flag(false), ...unshown },
  /** Whether it is noted when people open rooms by links of their own, and what they look at there. */
  watchRooms: { ...flag(true), ...unshown },
  /**
   * The address of a picture of the gallery's front, `/storage/images/…`, as `POST /api/texts/images` answers with it;
   * empty for none.
   */
  facade: text(z.union([noAddress, z.string().regex(/^\/storage\/images\/[\w-]{1,200}\.\w{2,5}$/)])),
  /** What is to be seen on it, for who doesn't see it. */
  ...both('facadeAlt', text(line(0, 300))),
  /** The weekdays on which the gallery is open; with `closures` and holidays they decide what day is open (`opening.ts`). */
  openDays: {
    ...shaped(z.array(OpenDay), {
      written: z
        .array(OpenDay)
        .max(7)
        .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
      stored: z.array(OpenDay).default([1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '', to: '' }))),
    }),
    ...ofDays,
  },
  closures: {
    ...shaped(z.array(Closure), {
      written: z.array(Closure).max(maxClosures),
      stored: z.array(Closure).default([]),
    }),
    ...ofDays,
  },
  /** The country whose public holidays are closed days, 'AR'; empty for none. */
  holidayCountry: { ...text(z.string().regex(/^(?:[A-Z]{2})?$/)), ...ofDays, ...unshown },
  /** What is to be said of the hours beside the days themselves: "Sábados, con cita previa". */
  ...both('hours', { ...text(lines(500)), ...ofDays }),
  mail: text(z.union([noAddress, Email])),
  phone: text(line(0, 100)),
  newsletter: text(line(0, 1_000).pipe(z.union([noAddress, z.url({ protocol: /^https?$/ })]))),
  social: shaped(z.array(SocialLink), {
    written: z.array(SocialLink.extend({ name: line(1, 100) })).max(maxSocialLinks),
    stored: z.array(SocialLink).default([]),
  }),
  since: number(z.int().min(1000).max(2200), 2008),
  ...both('txtPrincipal', text(lines(2_000))),
  ...both('usSplash', { ...text(lines(20_000)), ...ofAbout }),
  ...both('usTeam', { ...text(lines(100_000)), ...ofAbout }),
  ...both('usHistory', { ...text(lines(100_000)), ...ofAbout }),
  ...both('usProfile', { ...text(lines(100_000)), ...ofAbout }),
} satisfies Readonly<Record<string, OptionField>>

type OptionFields = typeof optionFields

/** By what options are told apart. */
type Trait = 'kind' | 'screen' | 'part'

/** The options of which a trait has that value. */
type Where<Key extends Trait, Value> = {
  [Name in keyof OptionFields as OptionFields[Name][Key] extends Value ? Name : never]: OptionFields[Name]
}

/** The options of one kind, of one screen or of one part of the answer: `optionsWhere('screen', 'home')`. */
export function optionsWhere<Key extends Trait, Value extends OptionField[Key]>(
  key: Key,
  value: Value
): Where<Key, Value>
export function optionsWhere(key: Trait, value: string): Readonly<Record<string, OptionField>> {
  return Object.fromEntries(
    Object.entries<OptionField>(optionFields).filter(([, field]) => field[key] === value)
  )
}
