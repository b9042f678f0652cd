/** The parts of a work's screen beside the form, each with an address of its own. */
const workSections = ['images', 'movements', 'collections', 'questions'] as const

/** A part of a work's screen. */
export type WorkSection = (typeof workSections)[number] | 'edit'

/** The part that an address names: `edit`, a title or nothing is the form (`works/{id}/{name?}`). */
export function sectionOf(segment: string | undefined): WorkSection {
  return workSections.find((section) => section === segment) ?? 'edit'
}

/** The path of a part beneath the panel. */
export function sectionPath(id: number, section: WorkSection): string {
  return section === 'edit' ? `works/${id}` : `works/${id}/${section}`
}
