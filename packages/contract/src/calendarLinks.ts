/** A visit as calendars on the web take it. */
export interface CalendarVisit {
  title: string
  location: string
  /** From when to when: instants, ISO. */
  start: string
  end: string
}

/** Where a visit is, as a calendar says it: the room, the gallery and its address, as far as they are known. */
export function visitLocation(place: string, gallery: { name: string; address: string }): string {
  return [place, gallery.name, gallery.address].filter((part) => part !== '').join(', ')
}

/**
 * Addresses that open a visit, filled in, in the calendars that take none from a file by a tap. Apple's opens the file.
 * They hold no secret link, because calendars are shared.
 */
export function calendarLinks(visit: CalendarVisit): Record<'google' | 'outlook', string> {
  const { title, location, start, end } = visit
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${basicFormat(start)}/${basicFormat(end)}`,
      location,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start,
      enddt: end,
      location,
    }),
  }
}

/** `20261119T180000Z`: an instant in the basic format of ISO 8601, to the second. */
function basicFormat(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function withQuery(address: string, query: Record<string, string>): string {
  // Outlook reads a plus as a plus.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}
