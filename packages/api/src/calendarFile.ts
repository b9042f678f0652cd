import { addDays, Email, type Event, type Language, visitLocation } from '@gallery/contract'
import { createEvents, type DateTime, type EventAttributes } from 'ics'

/** Whose calendar it is, and in which language it speaks. */
export type CalendarHouse = {
  language: Language
  /** The gallery's name, mail and street address, from the site options. */
  gallery: { name: string; mail: string; address: string }
  /** Where the site is, without a slash at the end. */
  publicUrl: string
}

/** What stands in a calendar. */
export type CalendarEntry = {
  /** Tells the entry from all others of the gallery, and stays the same when it changes: "booking-7". */
  id: string
  title: string
  description?: string
  /** The exhibition or other event that it belongs to. */
  event: Pick<Event, 'id' | 'kind' | 'place'>
  /** When somebody last changed it: the later, the newer. */
  changedAt: Date
  /** How often it changed: the higher, the newer. @default the seconds until it was changed */
  sequence?: number
  /** When this file was made. @default when it was changed: the same entry then is the same text */
  writtenAt?: Date
  /** A visit from minute to minute, or days, both included, which leave the reader's own time free. */
  span: { start: Date; end: Date } | { from: string; to: string }
  /** Whether it takes place no more. */
  cancelled?: boolean
}

/** What a file is for, and what it is called. */
export type CalendarPurpose = {
  /** To be put into calendars, or with every entry cancelled to be taken out of them. @default 'PUBLISH' */
  method?: 'PUBLISH' | 'CANCEL'
  /** What a calendar program lists it as. */
  name?: string
}

/**
 * Entries as an iCalendar file (RFC 5545). Times are in UTC, so every calendar shows them right without a zone table.
 * Importing a newer file replaces the older entries of the same id.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  house: CalendarHouse,
  { method = 'PUBLISH', name }: CalendarPurpose = {}
): string {
  const { error, value } = createEvents(
    entries.map((entry) => attributesOf(entry, house)),
    {
      productId: '-//Gallery//Calendar//EN',
      method,
      // The library escapes what stands in entries, and not this.
      ...(name ? { calName: name.replace(/[\\;,]/g, '\\$&') } : {}),
    }
  )
  if (error || value === null) throw error ?? new Error('The calendar file came out empty.')
  return foldedAgain(value)
}

/**
 * The library folds by characters; RFC 5545 §3.1 counts octets. A line after the first begins with the tab that says
 * so, and no character is broken.
 */
function foldedAgain(file: string): string {
  return file.replaceAll('\r\n\t', '').split('\r\n').map(folded).join('\r\n')
}

function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > 75) {
      text += '\r\n\t'
      octets = 1
    }
    text += character
    octets += more
  }
  return text
}

function attributesOf(entry: CalendarEntry, house: CalendarHouse): EventAttributes & { timestamp: number } {
  const { id, title, description, event, changedAt, writtenAt = changedAt } = entry
  const { sequence = secondsSinceEpoch(changedAt), cancelled = false } = entry
  const { language, gallery, publicUrl } = house
  return {
    uid: `${id}@${new URL(publicUrl).hostname}`,
    sequence,
    timestamp: writtenAt.getTime(),
    title,
    ...(description ? { description } : {}),
    location: visitLocation(event.place, gallery),
    url: `${publicUrl}/${language}/${event.kind === 'other' ? 'events' : 'exhibitions'}/${event.id}`,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    ...timesOf(entry.span),
    ...(cancelled ? { busyStatus: 'FREE' } : {}),
    // The library refuses the whole file for an address that is none.
    ...(Email.safeParse(gallery.mail).success && {
      organizer: { name: quotable(gallery.name), email: gallery.mail },
    }),
  }
}

/** A name as the value of a parameter, in which no quotation mark and no control can stand (RFC 5545 §3.2). */
function quotable(name: string): string {
  return name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/(?<![^\s(])"/g, '“')
    .replaceAll('"', '”')
}

type Times = Pick<EventAttributes, 'start' | 'startInputType' | 'endInputType' | 'busyStatus' | 'transp'> & {
  end: DateTime
}

function timesOf(span: CalendarEntry['span']): Times {
  if ('start' in span) {
    return {
      start: utcMinute(span.start),
      startInputType: 'utc',
      end: utcMinute(span.end),
      endInputType: 'utc',
      busyStatus: 'BUSY',
    }
  }
  // The end of a span of days is the first day that is no part of it (RFC 5545 §3.6.1).
  const end = numbersOf(addDays(span.to, 1))
  return { start: numbersOf(span.from), end, busyStatus: 'FREE', transp: 'TRANSPARENT' }
}

/** Since 2020-01-01: SEQUENCE grows with every change and has to fit 31 bits. */
function secondsSinceEpoch(instant: Date): number {
  return Math.floor(instant.getTime() / 1000) - 1_577_836_800
}

function utcMinute(instant: Date): DateTime {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ]
}

function numbersOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
