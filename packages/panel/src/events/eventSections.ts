/** The parts of an event's record by their names in its address; `data` is the record itself. */
const eventSections = ['data', 'images', 'artists', 'works', 'related', 'slots'] as const
export type EventSection = (typeof eventSections)[number]

/** The section of an address; the first for what names none. */
export function sectionOf(name: string | undefined): EventSection {
  return eventSections.find((section) => section === name) ?? 'data'
}

/** The section that holds a field; the server calls a part of a list `artists.0`. */
export function sectionWith(field: string): EventSection {
  const [name = ''] = field.split('.')
  if (name.startsWith('image')) return 'images'
  return name === 'artists' || name === 'works' || name === 'related' ? name : 'data'
}

/** The path of a part beneath the panel. */
export function sectionPath(id: number, section: EventSection): string {
  return section === 'data' ? `events/${id}` : `events/${id}/${section}`
}

/** What was refused, by the part of the record that holds it. */
export function errorsBySection<Messages>(
  errors: Readonly<Record<string, Messages>>
): Partial<Record<EventSection, Record<string, Messages>>> {
  const sections: Partial<Record<EventSection, Record<string, Messages>>> = {}
  for (const [field, told] of Object.entries(errors)) {
    const section = sectionWith(field)
    sections[section] = { ...sections[section], [field]: told }
  }
  return sections
}
