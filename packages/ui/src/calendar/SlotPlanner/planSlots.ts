import type { ClosedDay } from '../../dates/closedDay.ts'
import { addDays, daysFrom } from '../../dates/days.ts'
import { instantOf } from '../../forms/DateTimeField/galleryTime.ts'
import { ruleHours, ruleProblems, type SlotRule } from './slotRule.ts'

/** A slot that is there already and that a new one must not cross: of the same event, or in the same hall. */
export interface ExistingSlot {
  id: string | number
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** How many bookings it has. */
  count: number
  /** Another event's title; left out for a slot of the event that is planned. */
  title?: string
  /** The hall that both would be in: "Room 1". */
  place?: string
  /** Where it can be seen. */
  href?: string
}

/** A slot that the rule asks for, and what stands against it. */
export interface PlannedSlot {
  /** Day and hour by the gallery's clock, 'YYYY-MM-DDTHH:mm': unlike any other. */
  key: string
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** `exists`: the same event begins one then. `overlaps`: another is under way. `closed`: the gallery is. */
  state: 'new' | 'exists' | 'overlaps' | 'closed'
  /** The slot that stands against it. */
  against?: ExistingSlot
}

/** A day of the plan. */
export interface PlannedDay {
  /** 'YYYY-MM-DD'. */
  day: string
  /** Whether the rule asks for slots then. */
  inRule: boolean
  /** The gallery is closed then; nothing is created unless it is opened on purpose. */
  closed?: ClosedDay
  slots: readonly PlannedSlot[]
}

/** A slot to be created. */
export interface NewSlot {
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** How many people it takes. */
  limit: number
  /** The empty slot that it takes the place of. */
  replaces?: ExistingSlot['id']
  /** It is opened on purpose on a day on which the gallery is closed. */
  openAnyway?: true
}

/** The weekday of a day (YYYY-MM-DD): 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** What a plan has to know of the gallery. */
export interface PlanPlace {
  /** Slots that are there already. */
  existing: readonly ExistingSlot[]
  /** The days on which it is closed. */
  closedDays: readonly ClosedDay[]
  /** Those of them that are opened on purpose, 'YYYY-MM-DD'. */
  forced?: ReadonlySet<string>
  timeZone: string
}

/** The weekdays that a plan shows: those on which the gallery opens, and the rule's; 1 Monday to 7 Sunday. */
export function plannedWeekdays(rule: SlotRule, openWeekdays: readonly number[]): number[] {
  return [...new Set([...openWeekdays, ...rule.weekdays])].sort((one, other) => one - other)
}

/**
 * The days of every week that a rule touches, of the weekdays given, with the slots that it asks for and what stands
 * against each. Hours are those of the gallery's clock, also where it changes. No days for a rule with a problem.
 */
export function planSlots(
  rule: SlotRule,
  weekdays: readonly number[],
  { existing, closedDays, forced, timeZone }: PlanPlace
): PlannedDay[] {
  if (Object.keys(ruleProblems(rule)).length > 0) return []
  const monday = addDays(rule.from, 1 - weekdayOf(rule.from))
  const weeks = Math.ceil((Date.parse(rule.to) - Date.parse(monday) + 1) / (7 * 86_400_000))
  const hours = ruleHours(rule)
  return daysFrom(monday, weeks * 7)
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => {
      const inRule = day >= rule.from && day <= rule.to && rule.weekdays.includes(weekdayOf(day))
      const closed = closedDays.find((candidate) => candidate.day === day)
      const isClosed = closed !== undefined && forced?.has(day) !== true
      const slots = inRule
        ? hours.flatMap((hour) => planned(`${day}T${hour}`, rule.duration, existing, isClosed, timeZone))
        : []
      return { day, inRule, ...(closed ? { closed } : {}), slots }
    })
}

function planned(
  key: string,
  minutes: number,
  existing: readonly ExistingSlot[],
  isClosed: boolean,
  timeZone: string
): PlannedSlot[] {
  const start = instantOf(key, timeZone)
  if (start === undefined) return []
  const begins = Date.parse(start)
  const ends = begins + minutes * 60_000
  const slot = { key, start, end: new Date(ends).toISOString() }
  if (isClosed) return [{ ...slot, state: 'closed' }]
  const same = existing.find((other) => other.title === undefined && Date.parse(other.start) === begins)
  if (same) return [{ ...slot, state: 'exists', against: same }]
  const crossed = existing.find((other) => Date.parse(other.start) < ends && Date.parse(other.end) > begins)
  return [crossed ? { ...slot, state: 'overlaps', against: crossed } : { ...slot, state: 'new' }]
}

/** Whether a slot can be taken in or out by hand: not on a closed day, and not where people have booked already. */
export function canToggle({ state, against }: PlannedSlot): boolean {
  return state === 'new' || state === 'overlaps' || (state === 'exists' && against?.count === 0)
}

/** Whether a slot will be created: a new one unless it was taken out, one that is in conflict only if taken in. */
export function isCreated(slot: PlannedSlot, toggled: ReadonlySet<string>): boolean {
  return canToggle(slot) && (slot.state === 'new') !== toggled.has(slot.key)
}

/** The slots to be created, in order. */
export function newSlots(
  days: readonly PlannedDay[],
  toggled: ReadonlySet<string>,
  limit: number
): NewSlot[] {
  return days.flatMap(({ slots, closed }) =>
    slots
      .filter((slot) => isCreated(slot, toggled))
      .map(({ start, end, state, against }) => ({
        ...{ start, end, limit },
        ...(state === 'exists' ? { replaces: against?.id } : {}),
        ...(closed ? { openAnyway: true as const } : {}),
      }))
  )
}
