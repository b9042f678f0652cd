import { z } from 'zod'
import { one } from './answers.ts'
import { daysBetween } from './days.ts'
import { Day, Id, Instant } from './fields.ts'
import { Language } from './language.ts'

/** What the times of a report are put together by. */
export const reportGroupings = ['weekday', 'hour', 'event', 'slot'] as const
export const ReportGrouping = z.enum(reportGroupings)
export type ReportGrouping = z.infer<typeof ReportGrouping>

/** The longest report, in days. */
export const longestReport = 366

/** The days of a report where none are named: as many weeks up to today as a year has. */
export const usualReport = 364

/** What may be asked of a report: its days, both included, and one event alone. */
export const ReportChoice = z.object({
  from: Day.optional(),
  /** Today, where it is not named. */
  to: Day.optional(),
  event: Id.optional(),
  by: ReportGrouping.default('event'),
})
export type ReportChoice = z.infer<typeof ReportChoice>

/** Whether the days that a report names are some, and not too many. */
export function isReportRange({ from, to }: Pick<ReportChoice, 'from' | 'to'>): boolean {
  if (from === undefined || to === undefined) return true
  const days = daysBetween(from, to)
  return days > 0 && days <= longestReport
}
const tooLong = { path: ['to'], error: `from comes before to, by ${longestReport} days at most` }

/** `GET /api/reports` */
export const ReportQuery = ReportChoice.refine(isReportRange, tooLong)

/** `GET /api/exports/reports.{format}` */
export const ReportExportQuery = ReportChoice.extend({
  secret: z.stringbool().default(false),
}).refine(isReportRange, tooLong)

/** What is counted of some times together: in people, but for the times themselves. */
export const ReportNumbers = z.object({
  /** How many times. */
  slots: z.int().min(0),
  /** Their places. Of a closed time, and of one on a closed day, those that are taken all the same. */
  offered: z.int().min(0),
  /** Who has a confirmed place, those who came without a booking among them. */
  booked: z.int().min(0),
  /** Whose place is held until they confirm. */
  held: z.int().min(0),
  /** Who came, of the times at which somebody counted; null where nobody did at any. */
  attended: z.int().min(0).nullable(),
  /** Of those with a confirmed place, who did not; null as long as no such time is over. */
  no_shows: z.int().min(0).nullable(),
  /** Who joined the waiting lists, how many of them were offered a place, and how many have taken it. */
  waiting: z.int().min(0),
  waiting_offered: z.int().min(0),
  waiting_took: z.int().min(0),
})
export type ReportNumbers = z.infer<typeof ReportNumbers>

/** A line of a report; null is what it is not put together by. */
export const ReportRow = ReportNumbers.extend({
  slot: Id.nullable(),
  /** When the slot begins. */
  start: Instant.nullable(),
  event: z.object({ id: Id, title_es: z.string(), title_en: z.string() }).nullable(),
  /** From 1, Monday, to 7, by the gallery's calendar. */
  weekday: z.int().min(1).max(7).nullable(),
  /** The hour in which they begin, by the gallery's clock. */
  hour: z.int().min(0).max(23).nullable(),
})
export type ReportRow = z.infer<typeof ReportRow>

export const Report = z.object({
  from: Day,
  to: Day,
  by: ReportGrouping,
  rows: z.array(ReportRow),
  /** All of them together. */
  total: ReportNumbers,
  /** By weekday and hour, in that order. */
  hours: z.array(
    z.object({
      weekday: z.int().min(1).max(7),
      hour: z.int().min(0).max(23),
      offered: z.int().min(0),
      booked: z.int().min(0),
    })
  ),
  /** In which languages who has a place booked, the most used first. */
  languages: z.array(z.object({ language: Language, people: z.int().min(1) })),
})
export type Report = z.infer<typeof Report>
export const ReportAnswer = one(Report)
export type ReportAnswer = z.infer<typeof ReportAnswer>
